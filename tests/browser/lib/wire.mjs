// A player without a page: speaks the protocol by hand, for games that only have to be over and frames no page would send.
import WebSocket from 'ws';

export class Wire {
  seq = 0;
  decision = null;
  sections = {};
  result = null;
  seats = [];
  messages = [];
  closed = null; // {code, reason}
  #waiting = [];
  #id = 1;

  static open(server, options = {}) {
    const wire = new Wire();
    wire.socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, options);
    wire.socket.on('message', (bytes) => wire.#hear(JSON.parse(String(bytes))));
    wire.socket.on('close', (code, reason) => {
      wire.closed = { code, reason: String(reason) };
      wire.#look();
    });
    return new Promise((resolve, reject) => {
      wire.socket.once('open', () => resolve(wire));
      wire.socket.once('error', reject);
      wire.socket.once('unexpected-response', (_, response) => {
        let body = '';
        response.on('data', (bytes) => (body += bytes));
        response.on('end', () => reject(Object.assign(new Error(body), { status: response.statusCode })));
      });
    });
  }

  // Sits down with a token, or watches without.
  static async enter(server, code, token = null, options = {}) {
    const wire = await Wire.open(server, options);
    wire.send({ type: 'hello', code, token, lang: 'en', since: 0 });
    await wire.until(() => wire.seen('welcome') || wire.seen('error'));
    return wire;
  }

  raw(bytes, options) {
    this.socket.send(bytes, options);
  }
  send(message) {
    this.raw(JSON.stringify({ v: 1, ...message }));
  }
  seen(type) {
    return this.messages.find((message) => message.type === type);
  }

  // Sends, and resolves with what came back with the same id.
  async ask(message) {
    const id = this.#id++;
    this.send({ ...message, id });
    await this.until(() => this.messages.some((one) => one.id === id));
    return this.messages.find((one) => one.id === id);
  }

  // The next message of that type after everything heard so far.
  async next(type) {
    const from = this.messages.length;
    await this.until(() => this.messages.slice(from).some((one) => one.type === type));
    return this.messages.slice(from).find((one) => one.type === type);
  }

  until(holds, within = 20000) {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const entry = { holds, resolve: () => (clearTimeout(timer), resolve()) };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== entry);
        reject(
          new Error(
            `not in time; last heard: ${JSON.stringify(this.messages.at(-1))?.slice(0, 300)}, closed: ${JSON.stringify(this.closed)}`,
          ),
        );
      }, within);
      this.#waiting.push(entry);
    });
  }

  choose(choice) {
    return this.ask({ type: 'choose', seat: this.decision.seat, seq: this.seq, choice });
  }

  close() {
    this.socket.terminate();
  }

  #hear(message) {
    this.messages.push(message);
    if (message.type === 'welcome' || message.type === 'update') {
      this.seq = message.seq;
      this.decision = message.decision;
      Object.assign(this.sections, message.sections);
      if (message.seats) this.seats = message.seats;
    }
    if (message.type === 'over') this.result = message.result;
    this.#look();
  }
  #look() {
    const ready = this.#waiting.filter((entry) => entry.holds());
    this.#waiting = this.#waiting.filter((entry) => !ready.includes(entry));
    for (const entry of ready) entry.resolve();
  }
}

// The quickest way through any question: pass, pay with whatever is there, take the first answer.
export function quickChoice(decision) {
  if (decision.cards && decision.ask !== 'choose') {
    const cards = Object.entries(decision.cards).flatMap(([name, count]) => Array(count).fill(name));
    const verb = decision.ask === 'pay' ? 'pay' : decision.about.pick === 'hand_card' ? 'choose' : 'discard';
    return decision.min === 0 && verb !== 'pay' ? 'keep' : [verb, ...cards.slice(0, decision.min)].join(' ');
  }
  const quiet = decision.options.find((option) => ['pass', 'no', 'decline', 'end'].includes(option.verb));
  return (quiet ?? decision.options[0]).choice;
}

// Plays until `done` says so, or to the end.
export async function playOn(wire, pick = quickChoice, done = () => false) {
  for (;;) {
    await wire.until(() => wire.result !== null || wire.decision !== null, 60000);
    if (wire.result || done(wire)) return;
    const answer = await wire.choose(pick(wire.decision, wire));
    if (answer.type === 'refused' && answer.reason !== 'stale')
      throw new Error(`${JSON.stringify(wire.decision)}: ${answer.message}`);
    await wire.until(() => wire.result !== null || wire.seq >= (answer.seq ?? 0));
  }
}

// Answers whatever comes for as long as something else holds.
export async function playWhile(wire, holds) {
  while (holds() && !wire.result) {
    if (wire.decision) await wire.choose(quickChoice(wire.decision));
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
