// The same player without a mouse: numbers, Tab, arrows, Enter.
import assert from 'node:assert/strict';
import { cardButton, isEmptyReaction, passing, Player } from './player.mjs';
import { text } from './texts.mjs';

const unheard = 150; // a question that has only just appeared does not hear numbers yet

export class Typist extends Player {
  // Goes on with Tab until the focus is on what is meant; `where` is a CSS selector, `words` what it says.
  async tabTo(where, words = null) {
    for (let count = 0; count < 120; count++) {
      await this.page.keyboard.press('Tab');
      const there = await this.page.evaluate(
        ([selector, wanted]) => {
          const at = document.activeElement;
          return at?.matches(selector) && (wanted === null || (at.getAttribute('aria-label') ?? at.innerText).includes(wanted));
        },
        [where, words],
      );
      if (there) return;
    }
    assert.fail(`Tab does not reach ${where} ${words ?? ''}`);
  }

  async tabAndEnter(where, words) {
    await this.tabTo(where, words);
    await this.page.keyboard.press('Enter');
  }

  async answer(pick = passing) {
    const { seq, decision } = this;
    this.answered++;
    if (isEmptyReaction(decision)) await this.#goOn(seq);
    else if (decision.cards) await this.#cards(decision);
    else if (decision.ask === 'choose_set') await this.#corridors(decision);
    else if (decision.ask === 'trade') await this.tabAndEnter('button', text('ui.table.verb.end'));
    else await this.#menu(seq, pick);
    await this.until(() => this.over || this.seq !== seq);
  }

  // It would go on by itself in a moment.
  async #goOn(seq) {
    await this.page.waitForTimeout(unheard);
    if (this.seq === seq) await this.page.keyboard.press('1');
  }

  async #number(index) {
    await this.page.waitForTimeout(unheard);
    await this.page.keyboard.press(String(index + 1));
  }

  // The suggested cards, confirmed; the first one put away and taken again on the way.
  async #cards(decision) {
    const first = decision.min > 0 ? await this.region.locator('[aria-pressed="true"] kbd').first().innerText() : null;
    if (first) {
      await this.#number(Number(first) - 1);
      await this.page.keyboard.press(first);
    }
    await this.#confirm(cardButton(decision));
  }

  // Enter on a control presses that control; anywhere else it confirms.
  async #confirm(button) {
    const onControl = await this.page.evaluate(
      () => document.activeElement?.closest('button, a, summary, [role="button"]') !== null,
    );
    if (onControl) await this.tabTo('button', await this.region.getByRole('button', { name: button }).innerText());
    await this.page.keyboard.press('Enter');
  }

  async #corridors(decision) {
    const all = [...new Set(decision.options.flatMap((option) => option.corridors ?? []))];
    for (const id of decision.options[0].corridors ?? []) await this.#number(all.indexOf(id));
    await this.#confirm(text('ui.table.confirm'));
  }

  async #menu(seq, pick) {
    for (let depth = 0; this.seq === seq && !this.over; depth++) {
      assert.ok(depth < 6, 'a menu ends');
      const labels = this.isBig ? this.decision.options.map((option) => option.choice) : await this.#labels();
      const index = pick(labels, this);
      const before = await this.#heading();
      if (index < 9) await this.#number(index);
      else await this.tabAndEnter('button.option', labels[index]);
      await this.until(() => this.seq !== seq || this.over, 250).catch(async () => {
        if ((await this.#heading()) === before) await this.until(() => this.seq !== seq || this.over);
      });
    }
  }

  async #labels() {
    const words = this.region.getByRole('listitem').locator('.words');
    await words.first().waitFor();
    return words.allInnerTexts();
  }
  async #heading() {
    return this.region.getByRole('heading').first().innerText();
  }
}
