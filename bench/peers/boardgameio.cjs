'use strict';
// boardgame.io over its own transport: `serve` is the server, `play URL MATCHES WARM SECONDS` the
// players, each a socket.io client of its own, all in one process.
process.env.NODE_ENV = 'production';

const LENGTH = 200; // decisions of a game

// Hands, a hidden deck, a pile: play a card, draw another, the next player's turn.
const cards = {
  name: 'cards',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const deck = [];
    for (let i = 0; i < 260; i += 1) {
      deck.push({ id: i, cost: i % 7, power: (i * 5) % 11, kind: `k${i % 5}` });
    }
    const G = { deck: random.Shuffle(deck), hands: {}, table: [], score: {}, n: 0 };
    for (let p = 0; p < ctx.numPlayers; p += 1) {
      G.hands[p] = G.deck.splice(0, 5);
      G.score[p] = 0;
    }
    return G;
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false, // every state that a client sees is the server's
      move: ({ G, playerID }, i) => {
        const hand = G.hands[playerID];
        if (!(i >= 0 && i < hand.length)) return 'INVALID_MOVE';
        const [card] = hand.splice(i, 1);
        G.table.push(card);
        G.score[playerID] += card.power;
        hand.push(G.deck.pop());
        G.n += 1;
      },
    },
  },
  endIf: ({ G }) => (G.n >= LENGTH ? { done: true } : undefined),
  playerView: ({ G, playerID }) => {
    const hands = {};
    for (const p of Object.keys(G.hands)) {
      hands[p] = p === playerID ? G.hands[p] : G.hands[p].length;
    }
    return { ...G, deck: G.deck.length, hands };
  },
};

function say(what) {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}

async function serve() {
  const { Server, Origins } = require('boardgame.io/server');
  const server = Server({ games: [cards], origins: [Origins.LOCALHOST] });
  const listen = server.app.listen;
  server.app.listen = (port, done) => listen.call(server.app, port, '127.0.0.1', done);
  console.log = () => {};
  console.info = () => {};
  const { appServer } = await server.run({ port: 0 });
  say({ port: appServer.address().port, version: require('boardgame.io/package.json').version });
}

// One match after the other; a move counts when the next player has seen it.
function playMatch(url, id, count, goesOn) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  return new Promise((resolve) => {
    const clients = [];
    let over = false;
    let sent = 0n;
    let seen = 0;
    const finish = () => {
      if (over) return;
      over = true;
      setImmediate(() => {
        for (const client of clients) client.stop();
        resolve();
      });
    };
    for (let p = 0; p < cards.minPlayers; p += 1) {
      const playerID = String(p);
      const socket = SocketIO({ server: url, socketOpts: { transports: ['websocket'] } });
      const client = Client({
        game: cards,
        numPlayers: cards.minPlayers,
        matchID: id,
        playerID,
        debug: false,
        multiplayer: socket,
      });
      let acted = -1;
      client.subscribe((state) => {
        if (over || state === null || !state.isConnected) return;
        const { n } = state.G;
        const mine = state.ctx.currentPlayer === playerID;
        if (n > seen && (mine || state.ctx.gameover)) {
          seen = n;
          count.answers += 1;
          count.waits.push(Number(process.hrtime.bigint() - sent) / 1e6);
        }
        if (state.ctx.gameover || !goesOn()) {
          finish();
          return;
        }
        if (!mine || acted === n) return;
        acted = n;
        const card = Math.floor(Math.random() * state.G.hands[playerID].length);
        setImmediate(() => {
          if (over) return;
          sent = process.hrtime.bigint();
          client.moves.play(card);
        });
      });
      clients.push(client);
    }
    for (const client of clients) client.start();
  });
}

async function play(url, matches, warm, seconds) {
  const count = { answers: 0, waits: [] };
  let goesOn = true;
  const table = async (number) => {
    for (let game = 0; goesOn; game += 1) {
      await playMatch(url, `m${number}-${game}`, count, () => goesOn);
    }
  };
  for (let number = 0; number < matches; number += 1) table(number);
  await new Promise((resolve) => setTimeout(resolve, warm * 1000));
  count.answers = 0;
  count.waits = [];
  say({ begin: true });
  const began = process.hrtime.bigint();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const took = Number(process.hrtime.bigint() - began) / 1e9;
  say({ end: true, seconds: took, answers: count.answers, waits: count.waits });
  goesOn = false;
  process.exit(0);
}

const [what, url, matches, warm, seconds] = process.argv.slice(2);
if (what === 'serve') serve();
else play(url, Number(matches), Number(warm), Number(seconds));
