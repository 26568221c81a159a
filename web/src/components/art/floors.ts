// The floor of each Room, seen from above, in the hex of ship/geometry (radius 74, flat sides above and below).
// `line` is stroked, `shade` filled darker than the floor, `glow` drawn in the Room's own light.
// Everything stays inside the hex of radius 66 and leaves the middle calm: names and figures stand there.
export interface Floor {
  line: string;
  shade?: string;
  glow?: string;
  light?: 'cold' | 'amber' | 'red' | 'green' | 'slime' | 'flesh' | 'violet';
}

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const row = (count: number, step: number, shape: (offset: number, index: number) => string): string =>
  Array.from({ length: count }, (_, i) => shape((i - (count - 1) / 2) * step, i)).join('');
const around = (count: number, r: number, shape: (x: number, y: number, angle: number) => string, turn = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count + turn;
    return shape(Math.round(r * Math.cos(angle) * 10) / 10, Math.round(r * Math.sin(angle) * 10) / 10, angle);
  }).join('');
const spoke = (inner: number, outer: number, angle: number): string =>
  `M${(inner * Math.cos(angle)).toFixed(1)} ${(inner * Math.sin(angle)).toFixed(1)}L${(outer * Math.cos(angle)).toFixed(1)} ${(outer * Math.sin(angle)).toFixed(1)}`;

// A bunk with its pillow; a capsule for sleeping; a locker; a hatch with its wheel.
const bunk = (x: number, y: number): string => box(x, y, 12, 24) + box(x + 2, y + 2, 8, 5);
const capsule = (x: number, y: number): string => `M${x - 6} ${y + 8}v-14a6 6 0 0 1 12 0v14a6 6 0 0 1-12 0zM${x - 3} ${y - 4}h6`;
const hatch = (x: number, y: number): string =>
  ring(x, y, 11) + ring(x, y, 4) + `M${x - 11} ${y}h7M${x + 4} ${y}h7M${x} ${y - 11}v7M${x} ${y + 4}v7`;

const engine: Floor = {
  line: ring(14, 4, 34) + ring(14, 4, 24) + 'M-58-14h26M-58 4h22M-58 22h26' + around(8, 29, (x, y) => ring(x + 14, y + 4, 2)),
  shade: ring(14, 4, 24),
  glow:
    ring(14, 4, 13) +
    around(
      6,
      18.5,
      (x, y, angle) => `M${(14 + 13 * Math.cos(angle)).toFixed(1)} ${(4 + 13 * Math.sin(angle)).toFixed(1)}L${14 + x} ${4 + y}`,
    ),
  light: 'amber',
};

const evacuation: Floor = {
  line: hatch(-34, -27) + hatch(-34, 29) + 'M-14-54l18 54-18 54M6-54l18 54L6 54',
  shade: ring(-34, -27, 11) + ring(-34, 29, 11),
  glow: 'M32-30l14 30-14 30M42-28l13 28-13 28',
  light: 'amber',
};

export const floors: Record<string, Floor> = {
  cockpit: {
    line:
      'M-52-16C-36-50 36-50 52-16M-44-10C-30-38 30-38 44-10' +
      row(2, 40, (x) => box(x - 7, 22, 14, 16) + `M${x - 7} 40h14`) +
      box(-6, -4, 12, 12),
    shade: 'M-52-16C-36-50 36-50 52-16L44-10C30-38-30-38-44-10z',
    glow: row(5, 15, (x, i) => `M${x} ${-36 + Math.abs(i - 2) * 3}v4`) + 'M-24-24h10M14-24h10',
    light: 'cold',
  },
  hibernatorium: {
    line: row(5, 15, (x) => capsule(x, -44)) + row(5, 15, (x) => capsule(x, 44)) + 'M-58 0h20M38 0h20',
    shade: row(5, 15, (x) => box(x - 6, -50, 12, 14)),
    glow: row(5, 15, (x) => `M${x - 3}-34h6M${x - 3} 56h6`),
    light: 'cold',
  },
  engine_1: engine,
  engine_2: engine,
  engine_3: engine,
  armory: {
    line:
      row(6, 10, (x) => `M${x}-52v18M${x - 3}-46h6`) +
      box(-32, -56, 64, 26) +
      box(-38, 32, 28, 16) +
      box(10, 32, 28, 16) +
      'M-34 40h20M14 40h20',
    shade: box(-32, -56, 64, 26),
    glow: row(3, 12, (x) => `M${x}-30v4`),
    light: 'red',
  },
  comms_room: {
    line: ring(-36, 22, 18) + 'M-36 22l20-22M-24 34a18 18 0 0 0 6-22' + box(8, 28, 32, 18) + 'M12 33h24M12 37h24M12 41h16',
    shade: ring(-36, 22, 18),
    glow: 'M-8-6a12 12 0 0 0-8-8M0-10a22 22 0 0 0-12-14M8-14A32 32 0 0 0-8-34',
    light: 'cold',
  },
  emergency_room: {
    line: row(3, 24, (x) => bunk(x - 6, 30)) + box(-46, -34, 18, 30) + box(30, -34, 16, 30) + 'M30-24h16M30-14h16',
    shade: row(3, 24, (x) => box(x - 6, 30, 12, 24)),
    glow: 'M-37-28v14M-44-21h14',
    light: 'green',
  },
  evacuation_section_a: evacuation,
  evacuation_section_b: evacuation,
  fire_control_system: {
    line: 'M-46-32h92M-43 36h86' + row(5, 19, (x) => ring(x, -32, 5) + ring(x, 36, 5)) + box(-10, 44, 20, 12),
    shade: row(5, 19, (x) => ring(x, -32, 5)),
    glow: row(5, 19, (x) => `M${x - 4}-26l-2 6M${x + 4}-26l2 6`),
    light: 'red',
  },
  generator: {
    line: ring(0, 0, 56) + ring(0, 0, 44) + around(12, 50, (_x, _y, angle) => spoke(44, 56, angle)),
    shade: ring(0, 0, 44),
    glow: around(6, 40, (_x, _y, angle) => spoke(34, 42, angle + 0.26)) + 'M6 20l-12 16h10l-6 16 16-20h-10l8-12z',
    light: 'violet',
  },
  laboratory: {
    line:
      box(-42, 26, 30, 14) +
      box(12, 26, 30, 14) +
      'M-38 26v-10h6v10M-26 26v-6h8v6M20 26V16M20 16l-4-6h8zM30 26v-8h6v8' +
      ring(-33, -36, 11) +
      ring(33, -36, 11),
    shade: ring(-33, -36, 11) + ring(33, -36, 11),
    glow: ring(-33, -36, 5) + 'M29-40c8 0 0 8 8 8M37-40c-8 0 0 8-8 8',
    light: 'green',
  },
  nest: {
    line: 'M-60-8C-44-26-40-44-26-54M58-12C46-24 44-40 30-52M-58 20C-46 30-44 44-30 52M60 14C48 28 46 44 34 50M-20-58C-8-48 10-50 20-58M-18 58C-6 48 12 50 18 58',
    shade: around(7, 44, (x, y) => `M${x - 7} ${y + 3}c0-14 14-14 14 0c0 8-14 8-14 0z`, 0.4),
    glow: around(7, 44, (x, y) => `M${x - 7} ${y + 3}c0-14 14-14 14 0c0 8-14 8-14 0zM${x - 2} ${y - 4}l2 4 2-4`, 0.4),
    light: 'flesh',
  },
  storage: {
    line:
      box(-46, 10, 20, 20) +
      box(-34, 32, 18, 20) +
      box(14, 34, 16, 16) +
      box(24, 12, 22, 20) +
      'M-46 20h20M-36 10v20M-34 42h18M24 22h22M22 34v16' +
      box(-38, -48, 18, 16) +
      box(18, -48, 20, 16),
    shade: box(-46, 10, 20, 20) + box(24, 12, 22, 20),
    glow: 'M-34-40h10M22-40h12',
    light: 'amber',
  },
  surgery: {
    line:
      'M-14 22h28a8 8 0 0 1 0 16h-28a8 8 0 0 1 0-16zM-8 38v12M8 38v12' +
      ring(0, 30, 26) +
      box(-44, -36, 14, 22) +
      box(30, -36, 14, 22) +
      'M30-29h14M30-22h14',
    shade: 'M-14 22h28a8 8 0 0 1 0 16h-28a8 8 0 0 1 0-16z',
    glow: around(6, 20, (x, y) => ring(x, y + 30, 2)),
    light: 'cold',
  },
  airlock_control: {
    line:
      ring(0, 24, 30) +
      ring(0, 24, 22) +
      'M-22 24h44' +
      around(8, 26, (x, y) => ring(x, y + 24, 1.6)) +
      'M-46-30h20M26-30h20M-46-24h14M32-24h14',
    shade: ring(0, 24, 22),
    glow: 'M-16 18l8-10M-4 18l8-10M8 18l8-10M-16 40l8-10M-4 40l8-10M8 40l8-10',
    light: 'amber',
  },
  cabins: {
    line: row(2, 78, (x) => bunk(x - 6, -34) + bunk(x - 6, 8)) + row(2, 32, (x) => bunk(x - 6, 32)) + 'M-29-44v70M29-44v70',
    shade: row(2, 78, (x) => box(x - 6, -34, 12, 24)),
    glow: row(2, 78, (x) => `M${x - 3}-38h6`),
    light: 'amber',
  },
  canteen: {
    line:
      box(-42, 24, 32, 12) +
      box(10, 24, 32, 12) +
      row(3, 12, (x) => ring(x - 26, 42, 3) + ring(x + 26, 42, 3) + ring(x - 26, 18, 3) + ring(x + 26, 18, 3)) +
      box(-37, -50, 74, 12),
    shade: box(-37, -50, 74, 12),
    glow: row(4, 18, (x) => ring(x, -44, 3)),
    light: 'amber',
  },
  command_center: {
    line:
      ring(0, 28, 22) +
      ring(0, 28, 14) +
      row(2, 88, (x) => box(x - 8, -20, 16, 34) + `M${x - 4}-14h8M${x - 4}-8h8M${x - 4}-2h8`) +
      'M-30-52h60l-8 10h-44z',
    shade: 'M-30-52h60l-8 10h-44z',
    glow: ring(0, 28, 6) + 'M-14 28h-6M20 28h-6M0 14v-6M0 48v-6',
    light: 'cold',
  },
  engine_control_room: {
    line: row(3, 25, (x) => ring(x, -40, 11) + `M${x}-40l5-6`) + box(-38, 32, 76, 16) + 'M-32 41h12M-14 41h12M4 41h12M22 41h10',
    shade: row(3, 25, (x) => ring(x, -40, 11)),
    glow: row(3, 25, (x) => `M${x - 7}-41a7 7 0 0 1 14 0`) + row(5, 14, (x) => `M${x} 35v3`),
    light: 'amber',
  },
  hatch_control_system: {
    line: row(2, 72, (x) => hatch(x, 26)) + 'M-25 26h50M-36 15v-40M36 15v-40' + box(-16, 36, 32, 16),
    shade: row(2, 72, (x) => ring(x, 26, 11)),
    glow: 'M-10 44h20M-36-30v-8M36-30v-8',
    light: 'amber',
  },
  monitoring_room: {
    line:
      row(4, 18, (x) => box(x - 8, -54, 16, 13)) +
      row(4, 18, (x) => `M${x}-41v5`) +
      box(-40, 30, 80, 12) +
      ring(-18, 50, 6) +
      ring(18, 50, 6),
    shade: row(4, 18, (x) => box(x - 8, -54, 16, 13)),
    glow: row(4, 18, (x, i) => `M${x - 6} ${-47 + (i % 2) * 2}l3-3 4 4 5-3`),
    light: 'cold',
  },
  room_covered_with_slime: {
    line: 'M-58-24C-40-34-36-14-20-22S4-44 22-36s18 14 36 4M-60 24c18-10 22 8 36 6S0 12 18 22s20 16 40 2',
    shade: 'M-50 30c10-14 32-14 36 0s-8 20-18 18-26-4-18-18zM20-48c12-6 30 2 28 12s-18 10-26 6-12-14-2-18z',
    glow:
      ring(-38, 34, 3) +
      ring(-26, 40, 2) +
      ring(34, -38, 3) +
      ring(24, -34, 2) +
      ring(40, 34, 4) +
      'M-14 26v16a3 3 0 0 0 6 0V28M46 28v12a3 3 0 0 1-6 0V26',
    light: 'slime',
  },
  shower_room: {
    line: row(3, 25, (x) => box(x - 11, 24, 22, 28) + ring(x, 45, 2)) + 'M-44-36h28M16-36h28',
    shade: row(3, 25, (x) => box(x - 11, 24, 22, 28)),
    glow: row(3, 25, (x) => `M${x - 5} 28v8M${x} 30v8M${x + 5} 28v8`),
    light: 'cold',
  },
};
