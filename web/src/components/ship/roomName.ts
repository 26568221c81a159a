// A Room's name inside its hex: the split into at most three lines that can be written largest.
import { radius } from './geometry';

export interface RoomName {
  lines: string[];
  size: number;
}

const tops = [0, -radius + 38, -radius + 32, -radius + 28]; // below the Room's number, by how many lines there are
const largest = 14.5;
const largestOfThree = 12.5; // what stands in the Room begins below
const stockTop = -13; // beside the count of Items there is less space
const stockSide = radius - 29;
const spacing = 0.2; // between letters, as in the style

let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, RoomName>();

// In units of the letters' size.
function lengthOf(line: string): number {
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue('--display')}`;
  }
  return pen ? pen.measureText(line).width / 100 : line.length * 0.6;
}

// All ways to put the words on so many lines.
function splits(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  const found: string[][] = [];
  for (let i = 1; i <= words.length - lines + 1; i++) {
    for (const rest of splits(words.slice(i), lines - 1)) found.push([words.slice(0, i).join(' '), ...rest]);
  }
  return found;
}

// Half the width of the hex inside its frame at a height above its middle, beside the stock where that is.
function side(y: number, bottom: number): number {
  const hex = radius - Math.abs(y) / Math.sqrt(3) - 5;
  return bottom > stockTop ? Math.min(hex, stockSide) : hex;
}

function sizeOf(lines: string[]): number {
  const top = tops[lines.length];
  for (let size = lines.length > 2 ? largestOfThree : largest; size > 7; size -= 0.25) {
    const fits = lines.every(
      (line, i) => lengthOf(line) * size + line.length * spacing <= 2 * side(top + (i + 0.15) * size, top + (i + 1) * size),
    );
    if (fits) return size;
  }
  return 7;
}

export function fitName(name: string): RoomName {
  const before = known.get(name);
  if (before) return before;
  const words = name.split(' ');
  let best: RoomName = { lines: [name], size: 0 };
  for (let count = 1; count <= Math.min(3, words.length); count++) {
    for (const lines of splits(words, count)) {
      const size = sizeOf(lines);
      if (size > best.size) best = { lines, size };
    }
  }
  known.set(name, best);
  return best;
}

// The baseline of a line.
export function lineY({ lines, size }: RoomName, line: number): number {
  return tops[lines.length] + size * (line + 0.8);
}
