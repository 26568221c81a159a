// A boardgame.io server as it comes: storage in memory, a game with one move, nothing secret. The least it can do.
'use strict';
const { Server, Origins } = require('boardgame.io/server');

const trivial = {
  name: 'trivial',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

Server({ games: [trivial], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
