// Four silhouettes seen from the front, drawn as a right half that is mirrored. Box: -50 … 50, feet at the bottom.
export interface CreatureShape {
  half: string; // right half of the body
  legs: string; // stroked limbs of the right half
  dark: string; // holes: maw, ribs (right half)
  teeth: string;
  eyes: [number, number, number][]; // x, y, radius (right half)
  scale: number; // they grow
}

export const creatures: Record<string, CreatureShape> = {
  metagorger: {
    half: 'M0-20C9-22 14-18 17-13l6-8-1 12C29-4 31 6 29 15 26 29 14 35 0 35',
    legs: 'M24-4 38-20 47-2M28 8 44 0 49 20M26 20 40 20 44 38M19 29 28 36 27 44',
    dark: 'M0-1C10-1 15 5 15 13S10 28 0 28z',
    teeth: 'M0-1l4 8 4-7 3 9 4-3-5 7 5 3-7 1 3 6-7-3-1 8-3-7z',
    eyes: [
      [8, -11, 2.4],
      [15, -6, 1.8],
      [20, 1, 1.4],
    ],
    scale: 0.62,
  },
  shambler: {
    half: 'M0-38C8-40 13-34 12-25l-2 7C22-24 33-16 35-3l4 22 6 17-6-3 1 12-6-10-5 8-1-14-2-14-5-9-2 14 5 26-14 2-4-24-4 0',
    legs: '',
    dark: 'M0-12 9-14 10-9 0-7zM0-3 11-5 11-1 0 1zM0 6 10 5 9 9 0 10z',
    teeth: 'M0-25l2 4 2-4 2 4 2-5-3 8H0z',
    eyes: [[5, -30, 2.4]],
    scale: 0.82,
  },
  fleshbeast: {
    half: 'M0-34C8-36 13-31 15-25l4-22 8 22 9-16 1 22C47-13 50 2 47 16l3 32-9-5-9 5-1-22-7 6-2 16-8-4-7 4-2-18-5 2',
    legs: '',
    dark: 'M0-22C10-20 16-8 14 4 12 14 6 19 0 20z',
    teeth: 'M0-22l5 9 5 0-5 5 8 2-8 3 8 5-8 1 4 7-6-3-3 11z',
    eyes: [
      [16, -15, 3],
      [22, -9, 2.2],
      [26, -1, 1.7],
    ],
    scale: 1.02,
  },
  butcher: {
    half: 'M0-44l5 4 12-16 2 14-5 12C18-23 16-17 12-13l16-8C39-19 42-9 38 0L52-34c6 12 6 30-6 56l-9-10-5-1-4-8-4-2-2 12 9 40-10-4-8 4-4-26-5 2',
    legs: '',
    dark: 'M0-28C7-28 11-24 9-18 7-13 3-11 0-11zM0 2 12-1 11 5 0 8zM0 12 10 10 9 16 0 18z',
    teeth: 'M0-28l3 7 3-5 1 6 3-1-4 6-3 0-3 5z',
    eyes: [
      [6, -34, 2.8],
      [12, -27, 1.8],
    ],
    scale: 1.22,
  },
};

export const creatureTypes = ['metagorger', 'shambler', 'fleshbeast', 'butcher'];
