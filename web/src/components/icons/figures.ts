// One silhouette per Character: a common body with what makes each known at a glance. Box -50 … 50, feet at 46.
export interface FigureShape {
  body: string;
  head: string;
  mark: string; // filled light
  tool: string; // stroked
}

const coat = 'M-9-17h18c9 1 13 7 14 16l3 20-7 2-3-14-1 39H-15l-1-39-3 14-7-2 3-20c1-9 5-15 14-16z';
const suit = 'M-9-17h18c9 1 13 7 14 16l3 20-7 2-4-16v12l3 29H4L0 24l-4 22h-14l3-29V5l-4 16-7-2 3-20c1-9 5-15 14-16z';
const head = 'M0-42a11 12 0 1 1 0 24 11 12 0 0 1 0-24z';

export const figures: Record<string, FigureShape> = {
  captain: {
    body: coat,
    head: 'M0-40a10 11 0 1 1 0 22 10 11 0 0 1 0-22zM-15-36h30l-3-9c-7-4-17-4-24 0z',
    mark: 'M-2-44h4v4h-4zM-19-14l8-2v4zM19-14l-8-2v4zM-1.500-10h3v26h-3z',
    tool: 'M0-16 0-10',
  },
  pilot: {
    body: suit,
    head,
    mark: 'M-10-33h20v6h-20zM-6-12h12v3H-6z',
    tool: 'M-13-30v8c0 4 4 5 8 5M-12-34c2-14 22-14 24 0',
  },
  mechanic: {
    body: suit,
    head: 'M0-40a10 11 0 1 1 0 22 10 11 0 0 1 0-22zM-11-33h26l-4-3c0-12-22-12-22 0z',
    mark: 'M-7-10h14v14H-7z',
    tool: 'M24 22 34-12M29-14a6 6 0 1 1 11 3M-5-17v7M5-17v7',
  },
  soldier: {
    body: suit,
    head: 'M0-44c9 0 13 6 13 14h-3a10 11 0 0 1-20 0h-3c0-8 4-14 13-14z',
    mark: 'M-11-30h22v3h-22zM-9-9h7v8h-7zM2-9h7v8H2z',
    tool: 'M-26 12 34-18M22-12l5 10M-14 6l4 10',
  },
  scout: {
    body: 'M-9-17h18c9 1 13 7 14 16l3 20-7 2-4-16v12l3 29H4L0 24l-4 22h-14l3-29V5l-4 16-7-2 3-20c1-9 5-15 14-16zM-20-8-30 30l10-4z',
    head: 'M0-46c9 2 14 10 14 20l-4 10h-20l-4-10c0-10 5-18 14-20z',
    mark: 'M-7-32c4-4 10-4 14 0l-2 8c-3 3-7 3-10 0zM-12-12l24 10v4l-24-10z',
    tool: 'M26 16 40 8M40 8l6-5M40 8l8 0M40 8l6 5',
  },
  scientist: {
    body: coat,
    head: 'M0-40a10 11 0 1 1 0 22 10 11 0 0 1 0-22zM-11-34c2-10 20-10 22 0l-4-2h-14z',
    mark: 'M-9-32h8v5h-8zM1-32h8v5H1zM-1-17l-4 30h-2l-3-30zM1-17l4 30h2l3-30z',
    tool: 'M24 2h14v18H24zM27 7h8M27 11h8',
  },
};
