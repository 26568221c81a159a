// Somebody at a page: follows what the server asks this page, and answers with what is on the screen.
import assert from 'node:assert/strict';
import { press } from './browser.mjs';
import { pattern, text } from './texts.mjs';

const bigPicks = ['objective', 'mutation', 'character'];

export class Player {
  seq = 0;
  decision = null;
  sections = {};
  over = false;
  answered = 0;
  sockets = 0;
  #wake = () => {};

  // Listens from the page's next connection on: make it before the page goes to the table.
  constructor(person) {
    this.person = person;
    this.page = person.page;
    this.page.on('websocket', (socket) => {
      this.sockets++;
      socket.on('framereceived', ({ payload }) => this.#hear(JSON.parse(String(payload))));
    });
  }

  get region() {
    return this.page.getByRole('region', { name: text('ui.table.decision') });
  }
  get turn() {
    return this.sections.tracks?.turn ?? 0;
  }
  get isBig() {
    return this.decision.ask === 'drawn' || bigPicks.includes(this.decision.about.pick ?? '');
  }

  // Until something is asked here or the game is over.
  async asked(within = 30000) {
    await this.until(() => this.decision !== null || this.over, within);
  }

  async until(holds, within = 30000) {
    const end = Date.now() + within;
    while (!holds()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`not in time; pending: ${JSON.stringify(this.decision)?.slice(0, 300)}`);
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 200));
        this.#wake = () => (clearTimeout(timer), resolve());
      });
    }
  }

  // One question answered by mouse or finger. `pick` chooses among the labels of the answers on the screen.
  async answer(pick = passing) {
    const { seq, decision } = this;
    this.answered++;
    if (isEmptyReaction(decision)) await this.#goOn();
    else if (decision.cards) await this.#press(this.region.getByRole('button', { name: cardButton(decision) }));
    else if (decision.ask === 'choose_set') await this.#corridors(decision);
    else if (decision.ask === 'trade') await this.#press(this.region.getByRole('button', { name: text('ui.table.verb.end') }));
    else if (this.isBig)
      await this.#press(
        this.page
          .locator('section', { has: this.page.locator('#card-choice') })
          .getByRole('button')
          .filter({ has: this.page.locator('kbd') })
          .first(),
      );
    else await this.#menu(seq, pick);
    await this.until(() => this.over || this.seq !== seq);
  }

  // To the end, or until `done`. An incident happens once, at the first question it is meant for.
  async play(pick = passing, { done = () => false, incidents = [] } = {}) {
    const left = [...incidents];
    for (;;) {
      await this.asked(60000);
      if (this.over || done(this)) return;
      const at = left.findIndex((incident) => incident.when(this));
      if (at >= 0) await left.splice(at, 1)[0].happens(this);
      else await this.answer(pick);
    }
  }

  // It would go on by itself in a moment, so the button may be gone before it is pressed.
  async #goOn() {
    await press(this.person, this.region.getByRole('button', { name: text('ui.table.react.go_on') }), { timeout: 1000 }).catch(
      () => {},
    );
  }

  async #menu(seq, pick) {
    for (let depth = 0; this.seq === seq && !this.over; depth++) {
      assert.ok(depth < 6, 'a menu ends');
      const answers = this.region.getByRole('listitem').filter({ has: this.page.locator('button:enabled') });
      await answers.first().waitFor();
      const labels = await answers.locator('.words').allInnerTexts();
      const before = await this.region.getByRole('heading').first().innerText();
      await this.#press(answers.nth(pick(labels, this)).getByRole('button'));
      // Either the table has moved on, or a further step is open.
      await this.until(() => this.seq !== seq || this.over, 250).catch(async () => {
        const now = await this.region.getByRole('heading').first().innerText();
        if (now === before) await this.until(() => this.seq !== seq || this.over);
      });
    }
  }

  async #corridors(decision) {
    const wanted = decision.options[0].corridors ?? [];
    const all = [...new Set(decision.options.flatMap((option) => option.corridors ?? []))];
    for (const id of wanted) await this.#press(this.region.getByRole('listitem').nth(all.indexOf(id)).getByRole('button'));
    await this.#press(this.region.getByRole('button', { name: text('ui.table.confirm') }));
  }

  #press(locator) {
    return press(this.person, locator);
  }

  #hear(message) {
    if (message.type === 'welcome' || message.type === 'update') {
      this.seq = message.seq;
      this.decision = message.decision;
      Object.assign(this.sections, message.sections);
    }
    if (message.type === 'over') {
      this.over = true;
      this.decision = null;
    }
    this.#wake();
  }
}

// Somebody is asked although there is nothing to answer, so that nobody learns what they hold.
export function isEmptyReaction({ ask, options }) {
  return ask === 'react' && options.length === 1 && options[0].verb === 'decline';
}

export function cardButton(decision) {
  if (decision.ask === 'pay') return pattern('ui.table.pay');
  return new RegExp(`${pattern('ui.table.discard.do').source}|${pattern('ui.table.keep').source}`);
}

// The quickest answer: pass or say no, else the first.
export function passing(labels) {
  const quiet = ['pass', 'no', 'decline'].map((verb) =>
    labels.findIndex((label) => label.startsWith(text(`ui.table.verb.${verb}`))),
  );
  return Math.max(0, ...quiet);
}

// A different answer each time, so that a game has a bit of everything; later it hurries to its end.
export function lively(hurryFrom) {
  let count = 0;
  return (labels, player) => (player.turn >= hurryFrom ? passing(labels) : (count += 3) % labels.length);
}

// What is asked on the screen, word for word.
export async function askedWords(player) {
  const heading = await player.region.getByRole('heading').first().innerText();
  const answers = await player.region.getByRole('listitem').allInnerTexts();
  return [heading, ...answers].map((words) => words.replace(/\s+/g, ' ').trim());
}
