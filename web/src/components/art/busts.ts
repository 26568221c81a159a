// The six Characters from the chest up, in a circle of radius 100 around the origin. Layers lie on each other in the order
// of the list; those of `half` are right halves and are mirrored, those of `whole` are drawn as they are.
export type BustLayer =
  'suit' | 'shirt' | 'plate' | 'trim' | 'neck' | 'skin' | 'hair' | 'line' | 'cap' | 'brim' | 'gear' | 'badge' | 'light' | 'glass';

export interface Bust {
  suit: [light: string, dark: string];
  skin: [light: string, dark: string];
  half: [BustLayer, string][];
  whole: [BustLayer, string][];
  eyes: [x: number, y: number] | null; // of the right eye; null: hidden
}

const face = 'M0-58C20-58 33-44 33-20 33-8 31 4 26 16 20 30 10 38 0 38';

export const busts: Record<string, Bust> = {
  captain: {
    suit: ['#7a3b33', '#2b1210'],
    skin: ['#d9a27c', '#7d4a33'],
    half: [
      ['suit', 'M0 40L18 34C26 44 48 48 66 58 82 66 90 84 92 110H0'],
      ['trim', 'M18 34L30 52 14 78 0 62M58 56l-6 54M70 62h14'],
      ['neck', 'M0 20H16V44L0 60'],
      ['skin', face],
      ['hair', 'M0-66C26-66 40-50 38-24L33-10C33-24 30-34 24-38 14-36 6-36 0-37'],
      ['line', 'M6-14C12-18 20-18 25-14M8 20C6 22 3 23 0 23M3-2L5 8H0'],
      ['cap', 'M0-92C30-92 50-80 50-66L42-56C28-62 12-64 0-64'],
      ['brim', 'M0-64C16-64 32-60 44-54L40-48C28-54 12-57 0-57'],
    ],
    whole: [
      ['badge', 'M0-86l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z'],
      ['light', 'M-74 66l10-4 10 4v12l-10 8-10-8z'],
    ],
    eyes: [15, -8],
  },
  pilot: {
    suit: ['#33506b', '#101d2b'],
    skin: ['#c98f6b', '#6b3f2a'],
    half: [
      ['suit', 'M0 40L18 36C30 46 50 48 66 58 82 66 90 84 92 110H0'],
      ['trim', 'M20 38L26 110M52 52C46 70 46 90 48 110'],
      ['neck', 'M0 20H15V44L0 56'],
      ['skin', face],
      ['line', 'M7-16C12-19 20-19 24-16M8 20C6 22 3 23 0 23M3-2L5 8H0'],
      ['cap', 'M0-88C34-88 50-62 47-28 46-12 42 4 38 16L30 14C34-4 34-24 30-34 20-42 8-44 0-44'],
      ['gear', 'M0-66C18-66 34-60 42-50L40-34C30-42 14-46 0-46'],
      ['trim', 'M42-28C50-24 50 4 40 8'],
    ],
    whole: [
      ['gear', 'M34 10C34 26 24 32 8 32v6c20 0 32-8 32-28z'],
      ['light', 'M-10-60h20v6h-20z'],
    ],
    eyes: [15, -10],
  },
  scout: {
    suit: ['#4b6a3a', '#172311'],
    skin: ['#e0b08c', '#84543a'],
    half: [
      ['suit', 'M0 36L20 30C34 40 52 46 66 56 82 66 90 84 92 110H0'],
      ['cap', 'M0-84C38-86 58-54 54-8 52 16 48 34 54 50L26 44C40 20 42-20 30-36 20-46 8-48 0-48'],
      ['neck', 'M0 20H14V42L0 52'],
      ['skin', face],
      ['hair', 'M0-58C18-58 32-46 33-22 26-30 18-36 8-40L0-30'],
      ['line', 'M7-14C12-17 20-17 24-14M8 20C6 22 3 22 0 22M3-2L5 8H0'],
      ['trim', 'M24 38L40 110M54 50C60 66 60 90 58 110'],
    ],
    whole: [
      ['gear', 'M-34-14h20l4 6h20l4-6h20v14l-6 6H14l-6-6h-16l-6 6h-14l-6-6z'],
      ['light', 'M-30-9h14v5h-14zM16-9h14v5H16z'],
    ],
    eyes: null,
  },
  scientist: {
    suit: ['#b9bfb4', '#4d5650'],
    skin: ['#c7926e', '#64402c'],
    half: [
      ['suit', 'M0 44L18 36C30 44 50 48 66 58 82 66 90 84 92 110H0'],
      ['shirt', 'M0 60L18 38 24 60 10 110H0'],
      ['trim', 'M18 38L34 64 22 74 30 110M62 78h18v16h-18'],
      ['neck', 'M0 20H14V46L0 58'],
      ['skin', face],
      ['hair', 'M0-72C30-74 46-52 42-26L36-8 33-18C34-34 28-46 18-48 10-42 4-44 0-46'],
      ['line', 'M6-18C12-22 21-21 26-17M8 21C6 22 3 22 0 22M3 0L5 8H0'],
    ],
    whole: [
      ['glass', 'M-27-14h20v13a10 9 0 0 1-20 0zM7-14h20v13a10 9 0 0 1-20 0zM-7-10h14'],
      ['light', 'M64 70l8 0 0 6-8 0z'],
    ],
    eyes: [17, -7],
  },
  soldier: {
    suit: ['#6a5a2e', '#221b0a'],
    skin: ['#b57c58', '#573421'],
    half: [
      ['suit', 'M0 34L22 30C40 36 64 38 82 54 92 66 96 86 98 110H0'],
      ['plate', 'M0 50L26 42 40 58 34 92 14 104H0M52 42C70 42 86 52 92 70L72 78 54 66'],
      ['neck', 'M0 20H18V40L0 50'],
      ['skin', face],
      ['line', 'M6-12L25-16M9 22C6 21 3 21 0 21M3 0L5 10H0M26 2L30 14'],
      ['cap', 'M0-90C36-90 54-64 50-30L46-18 36-22C36-34 28-38 18-38H0'],
      ['brim', 'M0-48C18-48 36-44 48-34L46-22C34-32 16-36 0-36'],
      ['trim', 'M42-20C44 0 38 24 24 36'],
    ],
    whole: [['light', 'M-44-70l12-6 4 8-12 6z']],
    eyes: [15, -7],
  },
  mechanic: {
    suit: ['#8a5a24', '#2e1c08'],
    skin: ['#8f5f44', '#3e2618'],
    half: [
      ['suit', 'M0 42L18 36C32 46 50 48 66 58 82 66 90 84 92 110H0'],
      ['plate', 'M12 62L26 46 34 48 30 110H0V74'],
      ['neck', 'M0 20H16V44L0 58'],
      ['skin', face],
      ['hair', 'M8 14C20 10 28 2 33-12 34 10 28 34 16 44 10 48 4 49 0 49V28C4 28 8 26 10 22'],
      ['line', 'M6-16C12-20 20-20 25-16M3-2L5 8H0'],
      ['cap', 'M0-86C32-86 46-68 44-46H0'],
      ['gear', 'M0-54H46V-44H0M10-68C20-70 32-64 32-52H8'],
    ],
    whole: [['light', 'M-26-62a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM12-62a7 7 0 1 0 14 0a7 7 0 1 0-14 0z']],
    eyes: [15, -9],
  },
};
