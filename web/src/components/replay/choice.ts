// A choice of the notation as a sentence, for a game that is over and has no options any more.
import { content } from '../../lib/content';
import { roomOf, type Sections } from '../../lib/protocol';
import { has, t } from '../../lib/texts.svelte';
import {
  cardName,
  cardOf,
  carnomorphName,
  corridorName,
  isContamination,
  isObject,
  itemName,
  itemOf,
  list,
  optionName,
  roomName,
  seatName,
  thingName,
  valueName,
} from '../decision/names';
import { readChoice } from '../decision/notation';
import { Words } from '../decision/words';

export function choiceWords(sections: Sections, seat: number, choice: string): string {
  const words = new Words(sections, { seat, about: {} });
  const option = readChoice(choice);
  const named = choice.split(' ').slice(1);
  const name = (word: string) => nameOf(words, word);
  switch (option.verb) {
    case 'react':
      return words.answer(option);
    case 'offer':
      return offer(named, name);
    case 'choose':
    case 'pay':
    case 'discard':
      return named.length > 0
        ? t('ui.table.named', { name: words.verb(option.verb), text: list(named.map(name)) })
        : words.verb(option.verb);
    default:
      return words.whole(option);
  }
}

function offer([partner = '', ...things]: string[], name: (word: string) => string): string {
  const at = things.indexOf('for');
  const side = (ids: string[]) => (ids.length > 0 ? list(ids.map(name)) : t('ui.table.trade.nothing'));
  return t('ui.replay.offer', { seat: name(partner), gives: side(things.slice(0, at)), gets: side(things.slice(at + 1)) });
}

// Any word of the notation but the verb.
function nameOf(words: Words, word: string): string {
  const { sections, character } = words;
  if (/^p\d$/.test(word)) return seatName(sections, Number(word.slice(1)));
  if (/^\d+$/.test(word)) return roomName(sections, word);
  if (/^\d+-\d+$/.test(word) || word === 'technical') return corridorName(word);
  if (word.includes('#') || word === 'eggs') return carnomorphName(sections, word);
  if (isContamination(word) || cardOf(word, character)) return cardName(word, character);
  if (isObject(word)) return thingName(word);
  if (itemOf(word)) return itemName(word);
  const value = valueName(word);
  return value === word ? optionName(ownerOf(words, word), word) : value;
}

// An option of a Room Action: of the Room stood in, else of whichever has it.
function ownerOf({ sections, here }: Words, option: string): string {
  const tiles = content.tiles.map((tile) => tile.id).filter((tile) => has(`option.${tile}.${option}`));
  return tiles.find((tile) => here && tile === roomOf(sections, here)?.tile) ?? tiles[0] ?? '';
}
