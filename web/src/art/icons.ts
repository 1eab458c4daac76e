// Small icons for the page, 24 by 24, in the colour of the text around them.

/** Drawn with a line; a part after "|" is filled. */
const ICONS = {
  attack: 'M4 20l4-4M3 16l5 5M7.5 16.5L19 5l1-1-1 1M20 4l-.5 4.5L9.5 18.5l-4-4L15.5 4.5Z',
  defense: 'M12 3l7.5 2.5V11c0 5-3 8-7.5 10.5C7.5 19 4.5 16 4.5 11V5.5Z|M12 6v12c-3-2-5-4-5-7V7.6Z',
  speed: 'M4 6l6 6-6 6M11 6l6 6-6 6M18 6l3 6-3 6',
  cost: 'M12 3.5a8.5 8.5 0 1 0 .01 0Z|M12 7l1.5 3.5L17 12l-3.5 1.5L12 17l-1.5-3.5L7 12l3.5-1.5Z',
  resource: 'M12 2.5l7 6.5-7 12.5L5 9ZM5 9h14M12 2.5L9 9l3 12.5L15 9Z',
  favor:
    'M8 20C3 17 3 9 6 5M16 20c5-3 5-11 2-15M5 9l3 1M4.5 13.5l3.5 0M6 17.5l3-1.5M19 9l-3 1M19.5 13.5l-3.5 0M18 17.5l-3-1.5|M12 8l1.2 2.6 2.8.3-2.1 1.9.6 2.7-2.5-1.4-2.5 1.4.6-2.7L8 10.9l2.8-.3Z',
  scepter: 'M6 21L15 9M13.5 7.5l3 3M17.5 2.5l4 4-3.5 3.5-4-4Z|M5 19l2 1.5L5.5 22 4 20.5Z',
  crown: 'M4 17L3 7l5.5 4L12 4.5 15.5 11 21 7l-1 10ZM4.5 20.5h15',
  colony: 'M4 20a8 8 0 0 1 16 0ZM12 12V4M12 4l5.5 1.8L12 8M2 20h20|M10 20v-4h4v4Z',
  hand: 'M5 8l3-1.5 4.5 11L8 19.5ZM9.5 6h5v12M16 6.5l3.5 1.5-4 11-3-1',
  deck: 'M7 3.5h11v14H7ZM7 6.5H4.5v14h11v-3',
  discard: 'M4 8.5l10-4 4 10-10 4ZM8 21h12M20 21v-4',
  world:
    'M12 6a6 6 0 1 0 .01 0ZM6.5 14C3 16.5 1.5 18.5 2 19.5c1 1.5 7-1 12.5-5S22.5 5.5 22 4.5C21.5 3.5 19 4.5 16.5 6.5',
  ship: 'M21 3c-6 .5-10 3.5-12.5 8L5 12l-2 3.5 4 .5 1 1 .5 4L12 19l1-3.5C17.5 13 20.5 9 21 3ZM5 19l-2 2|M15 7.5a1.5 1.5 0 1 0 .01 0Z',
  troop: 'M5 13c-1-6 3-9.5 7-9.5s8 3.5 7 9.5l-2 3h-3l-.5-4h-3L10 16H7ZM9 16v4.5h6V16',
  shield: 'M12 3l7.5 2.5V11c0 5-3 8-7.5 10.5C7.5 19 4.5 16 4.5 11V5.5Z',
  damage:
    '|M12 2l2.2 6L20 5l-2.6 5.6L23 13l-5.8 1.6L19 21l-5.3-3.3L11 23l-1.6-5.8L3 19l2.8-5.5L1 10.5l6-1L5.5 4 10 7Z',
  conquest:
    'M6 21.5V3M6 4c4-2.5 7 2.5 13 0v9c-6 2.5-9-2.5-13 0|M12.5 5.8l.9 1.9 2 .2-1.5 1.4.4 2-1.8-1-1.8 1 .4-2-1.5-1.4 2-.2Z',
  undo: 'M8 4L3.5 8.5 8 13M3.5 8.5H14a6 6 0 0 1 0 12H8',
  rules:
    'M12 6C9.5 4 6.5 3.5 3 4v14.5c3.5-.5 6.5 0 9 2 2.5-2 5.5-2.5 9-2V4c-3.5-.5-6.5 0-9 2ZM12 6v14.5M6 8.5l3 .5M6 12l3 .5M18 8.5l-3 .5M18 12l-3 .5',
  help: 'M12 3a9 9 0 1 0 .01 0ZM9.2 9.5c.3-3.5 5.8-3.2 5.5.3C14.5 12 12 12 12 14.5|M12 16.5a1.2 1.2 0 1 0 .01 0Z',
  log: 'M5 3.5h14v17H5ZM8.5 8h7M8.5 12h7M8.5 16h4',
  bot: 'M5 9h14v10H5ZM12 9V4.5M2.5 12.5v4M21.5 12.5v4M9 16.5h6|M12 2a1.6 1.6 0 1 0 .01 0ZM9 11a1.5 1.5 0 1 0 .01 0ZM15 11a1.5 1.5 0 1 0 .01 0Z',
  person: 'M12 3.5a4.2 4.2 0 1 0 .01 0ZM4 21c0-5 3-8 8-8s8 3 8 8Z',
  link: 'M10 14a4.2 4.2 0 0 0 6 0l3.5-3.5a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.5 3.5a4.2 4.2 0 0 0 6 6L12 18',
  eye: 'M2 12c5-8.5 15-8.5 20 0-5 8.5-15 8.5-20 0ZM12 8.8a3.2 3.2 0 1 0 .01 0Z',
  play: '|M7 3.5L20 12 7 20.5Z',
  pause: '|M6 4h4.5v16H6ZM13.5 4H18v16h-4.5Z',
  'step-forward': 'M19 4.5v15|M5 4.5L16 12 5 19.5Z',
  'step-back': 'M5 4.5v15|M19 4.5L8 12l11 7.5Z',
  flip: 'M4 11a8 8 0 0 1 14-4.5L20.5 9M20.5 4v5h-5M20 13a8 8 0 0 1-14 4.5L3.5 15M3.5 20v-5h5',
  search: 'M10.5 4a6.5 6.5 0 1 0 .01 0ZM15.5 15.5l5 5',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  bug: 'M8 9.5h8v5a4 5 0 0 1-8 0ZM9 9a3 3 0 0 1 6 0M3.5 8L8 11M3 14.5h5M4 20.5l4.5-3.5M20.5 8L16 11M21 14.5h-5M20 20.5L15.5 17M9.5 3.5l1 2.5M14.5 3.5l-1 2.5M12 10v9',
  warning: 'M12 3.5L22 20.5H2ZM12 10v5|M12 16.5a1.1 1.1 0 1 0 .01 0Z',
  clock: 'M12 3a9 9 0 1 0 .01 0ZM12 7v5.5l4 2',
  lock: 'M5.5 11h13v9.5h-13ZM8 11V8a4 4 0 0 1 8 0v3|M12 14a1.5 1.5 0 1 0 .01 0Z',
  chat: 'M3.5 4.5h17v12H12l-5 4v-4H3.5ZM8 9h8M8 12.5h5',
  star: '|M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8Z',
  filter: 'M3.5 4.5h17L14 12.5V19l-4 2v-8.5Z',
  fork: 'M6.5 8v8M6.5 12c0 3 11 0 11-4M6.5 3.5a2.2 2.2 0 1 0 .01 0ZM17.5 3.5a2.2 2.2 0 1 0 .01 0ZM6.5 16a2.2 2.2 0 1 0 .01 0Z',
  keyboard: 'M2.5 6h19v12h-19ZM6 10h.01M9.5 10h.01M13 10h.01M16.5 10h.01M18 14h.01M6 14h.01M9 14h6',
  next: 'M8.5 4.5L16 12l-7.5 7.5',
  previous: 'M15.5 4.5L8 12l7.5 7.5',
  check: 'M4 12.5l5.5 5.5L20 6.5',
} as const;

export type IconName = keyof typeof ICONS;

export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[];

export function icon(name: IconName): string {
  const [drawn = '', filled = ''] = ICONS[name].split('|');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${drawn && `<path d="${drawn}"/>`}${filled && `<path d="${filled}" fill="currentColor" stroke-width=".6"/>`}</svg>`;
}
