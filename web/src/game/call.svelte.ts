// A sign outside the page that one is asked: a sound, a notification. Both only as this browser
// chose, and only while one looks elsewhere.

import { Chosen } from './chosen.svelte';

class Calling {
  private readonly chosen = new Chosen('regent.call', { sound: false, notice: false });
  private audio: AudioContext | null = null;

  get sound(): boolean {
    return this.chosen.now.sound;
  }
  set sound(sound: boolean) {
    this.chosen.choose({ sound });
    if (sound) this.ring();
  }
  get notice(): boolean {
    return this.chosen.now.notice && globalThis.Notification?.permission === 'granted';
  }

  /** The browser asks its user; without consent there is none. */
  async setNotice(notice: boolean): Promise<void> {
    const may = notice && (await globalThis.Notification?.requestPermission()) === 'granted';
    this.chosen.choose({ notice: may });
  }

  /** Somebody is asked. Whoever looks at the table sees it there. */
  call(who: string, said: string): void {
    if (document.visibilityState === 'visible' && document.hasFocus()) return;
    if (this.sound) this.ring();
    if (this.notice) {
      const shown = new Notification(who, { body: said, tag: 'regent' });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    }
  }

  /** Two short tones. */
  private ring(): void {
    const audio = this.audio ?? new AudioContext();
    this.audio = audio;
    for (const [i, hertz] of [660, 880].entries()) {
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      const at = audio.currentTime + i * 0.16;
      tone.frequency.value = hertz;
      loud.gain.setValueAtTime(0, at);
      loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
      tone.connect(loud).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.32);
    }
  }
}

export const calling = new Calling();
