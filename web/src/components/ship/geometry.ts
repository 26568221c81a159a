// Where things are drawn, in the board's own pixels (content/base/board.json).
export interface Point {
  x: number;
  y: number;
}

export const radius = 74;

const corner = (r: number, i: number): Point => ({
  x: r * Math.cos((Math.PI / 3) * i),
  y: r * Math.sin((Math.PI / 3) * i),
});

export function hexPoints(r: number): string {
  return [0, 1, 2, 3, 4, 5].map((i) => `${corner(r, i).x.toFixed(1)},${corner(r, i).y.toFixed(1)}`).join(' ');
}

// A corridor is a curve from Room to Room that goes through its Door at half way.
export interface Curve {
  a: Point;
  control: Point;
  b: Point;
}

export function curveThrough(a: Point, door: Point, b: Point): Curve {
  return { a, b, control: { x: 2 * door.x - (a.x + b.x) / 2, y: 2 * door.y - (a.y + b.y) / 2 } };
}

export function at(curve: Curve, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * curve.a.x + 2 * u * t * curve.control.x + t * t * curve.b.x,
    y: u * u * curve.a.y + 2 * u * t * curve.control.y + t * t * curve.b.y,
  };
}

// Direction at t, in degrees.
export function heading(curve: Curve, t: number): number {
  const u = 1 - t;
  const dx = 2 * u * (curve.control.x - curve.a.x) + 2 * t * (curve.b.x - curve.control.x);
  const dy = 2 * u * (curve.control.y - curve.a.y) + 2 * t * (curve.b.y - curve.control.y);
  return (Math.atan2(dy, dx) * 180) / Math.PI;
}

export function path(curve: Curve): string {
  return `M${curve.a.x} ${curve.a.y}Q${curve.control.x} ${curve.control.y} ${curve.b.x} ${curve.b.y}`;
}

function insideHex(p: Point, centre: Point, r: number): boolean {
  const dx = Math.abs(p.x - centre.x);
  const dy = Math.abs(p.y - centre.y);
  const h = (r * Math.sqrt(3)) / 2;
  return dy <= h && h * dx + (r / 2) * dy <= r * h;
}

// The mouth of a corridor: how far along the curve leaves the hex of Room a (or, from the other end, b), a little outside.
export function mouth(curve: Curve, end: 'a' | 'b'): number {
  const centre = end === 'a' ? curve.a : curve.b;
  for (let i = 0; i <= 50; i++) {
    const t = end === 'a' ? i / 100 : 1 - i / 100;
    if (!insideHex(at(curve, t), centre, radius + 11)) return t;
  }
  return 0.5;
}

// Beside the curve at t, away from Room b.
export function beside(curve: Curve, t: number, distance: number): Point {
  const p = at(curve, t);
  const turn = (heading(curve, t) * Math.PI) / 180;
  const [x, y] = [-Math.sin(turn), Math.cos(turn)];
  const sign = x * (curve.b.x - p.x) + y * (curve.b.y - p.y) > 0 ? -1 : 1;
  return { x: p.x + sign * distance * x, y: p.y + sign * distance * y };
}

// Places for n tokens in a row of the given width, centred.
export function row(n: number, width: number, most: number): { x: number; size: number }[] {
  const step = Math.min(most * 0.94, width / Math.max(n, 1));
  return Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * step, size: Math.min(most, step * 1.25) }));
}

// Carnomorphs and crew side by side in a Room, none larger than `most`: a Carnomorph takes twice the width of a person, who is
// tall and slim.
export function share(
  left: number,
  right: number,
  width: number,
  most: number,
): { left: { x: number; size: number }[]; right: { x: number; size: number }[] } {
  const weight = left * 2 + right;
  const unit = weight > 0 ? Math.min(30, width / weight) : 0;
  const start = (-unit * weight) / 2;
  const beast = Math.min(most, unit * 2 * 1.12);
  return {
    left: Array.from({ length: left }, (_, i) => ({ x: start + unit * (2 * i + 1), size: beast })),
    right: Array.from({ length: right }, (_, i) => ({
      x: start + unit * (2 * left + i + 0.5),
      size: Math.min(most, Math.max(40, unit * 1.9)),
    })),
  };
}
