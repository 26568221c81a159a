// Reads what bench/compare_servers.sh measured and prints the medians as a Markdown table.
'use strict';
const fs = require('fs');

const runs = fs
  .readFileSync(process.argv[2], 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

// `run` null: every run that both servers made.
const values = (server, run, key) =>
  runs.filter((it) => it.server === server && (run ? it.run === run : it.run !== 'bots')).map((it) => it[key]);

function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

// Runs of the two servers were made in turns: the n-th of one belongs to the n-th of the other.
function ratio(mine, theirs, more) {
  const each = mine.map((it, i) => (more ? it / theirs[i] : theirs[i] / it));
  return `${median(each).toFixed(1)}×`;
}

function row(name, run, key, unit, digits, more) {
  const mine = values('carno', run, key);
  const theirs = values('boardgame', run, key);
  const shown = (list) => (list.length ? `${median(list).toFixed(digits)}${unit}` : '–');
  const better = theirs.length ? ratio(mine, theirs, more) : '–';
  console.log(`| ${name} | ${shown(mine)} | ${shown(theirs)} | ${better} |`);
}

console.log('| 200 tables | Carno | boardgame.io | Carno is ahead |');
console.log('|---|---|---|---|');
row('moves/s, 4 clients a table, flat out', 'flat4', 'moves_per_second', '', 0, true);
row('moves/s, 5 clients a table, flat out', 'flat5', 'moves_per_second', '', 0, true);
row('p50 at 500 moves/s', 'pace4', 'p50_ms', ' ms', 2, false);
row('p99 at 500 moves/s', 'pace4', 'p99_ms', ' ms', 2, false);
row('p50 at 500 moves/s, three bots at every table', 'bots', 'p50_ms', ' ms', 2, false);
row('p99 at 500 moves/s, three bots at every table', 'bots', 'p99_ms', ' ms', 2, false);
row('memory a live table, 4 clients', 'pace4', 'kb_per_table', ' KB', 0, false);
row('start, until it takes connections', null, 'start_ms', ' ms', 0, false);
