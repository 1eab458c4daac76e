// A player in another language: it becomes a guest, opens a table against a bot, and plays it to the
// end by always taking the first option. Node 22 or newer: node player.mjs http://localhost:8000

const server = process.argv[2] ?? 'http://localhost:8000';

async function post(path, body, token = '') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const data = await answer.json();
  if (!answer.ok) throw new Error(`${data.said} ${data.right}`);
  return data;
}

const me = await post('/api/me', { name: 'Example' });
const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }];
const table = await post('/api/tables', { title: 'contention', seats }, me.token);

const stream = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table.id}/stream`);
let moment = null;
let asked = '';
let ref = 0;

// A change is a list of steps: what stands at `at` becomes `to`, or is gone.
function change(steps) {
  for (const { at, to, gone } of steps) {
    const last = at.at(-1);
    const holder = at.slice(0, -1).reduce((value, key) => value[key], moment);
    if (gone) delete holder[last];
    else holder[last] = to;
  }
}

stream.onopen = () => stream.send(JSON.stringify({ type: 'enter', seat: 0, token: me.token }));
stream.onclose = () => process.exit(moment?.over ? 0 : 1);
stream.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'state') moment = message.moment;
  if (message.type === 'change') change(message.steps);
  if (message.type === 'no') console.error(message.said, message.clause);
  if (!moment) return;
  if (moment.over) {
    for (const { said } of moment.standings) console.log(said.parts.map((part) => part.text).join(''));
    stream.close();
  } else if (moment.question && moment.question.id !== asked) {
    asked = moment.question.id;
    ref += 1;
    const options = [moment.question.options[0].name];
    stream.send(JSON.stringify({ type: 'answer', ref, question: asked, options }));
  }
};
