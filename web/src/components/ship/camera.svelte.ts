// Zoom and pan of the ship by wheel, fingers, buttons and keys.
interface Finger {
  x: number;
  y: number;
}

export class Camera {
  zoom = $state(1);
  x = $state(0); // centre, in board pixels
  y = $state(0);
  dragging = $state(false);
  frameWidth = $state(0); // of the frame on the screen, in its pixels
  frameHeight = $state(0);
  settling = $state(false); // drawn anew, sharp at its size
  #sharp = 0; // the scale it was last drawn for
  #fingers = new Map<number, Finger>();
  #start: Finger = { x: 0, y: 0 };
  #moved = 0; // how far the finger got from where it came down

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.x = width / 2;
    this.y = height / 2;
  }

  // Pixels of the screen to one of the board.
  get scale(): number {
    return this.zoom * (Math.min(this.frameWidth / this.width, this.frameHeight / this.height) || 1);
  }

  // Puts the board's picture, drawn at its own size, into the frame. Nothing of it is laid out or drawn anew.
  get transform(): string {
    const { scale } = this;
    const dx = this.frameWidth / 2 - this.x * scale;
    const dy = this.frameHeight / 2 - this.y * scale;
    return `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) scale(${scale.toFixed(4)})`;
  }

  // When it has rested a moment at a new size, it settles for one frame.
  sharpen(): () => void {
    const { scale } = this;
    if (scale === this.#sharp) return () => {};
    const timer = setTimeout(() => {
      this.#sharp = scale;
      this.settling = true;
      requestAnimationFrame(() => requestAnimationFrame(() => (this.settling = false)));
    }, 250);
    return () => clearTimeout(timer);
  }

  reset(): void {
    this.zoom = 1;
    this.x = this.width / 2;
    this.y = this.height / 2;
  }

  lookAt(x: number, y: number, zoom = this.zoom): void {
    this.zoom = Math.min(4, Math.max(1, zoom));
    this.x = x;
    this.y = y;
    this.#clamp();
  }

  // Shows all these points with a margin around each; says whether one was out of sight.
  include(points: { x: number; y: number }[], margin: number): boolean {
    const right = this.frameWidth / 2 / this.scale;
    const down = this.frameHeight / 2 / this.scale;
    if (points.every(({ x, y }) => Math.abs(x - this.x) < right && Math.abs(y - this.y) < down)) return false;
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    const [width, height] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
    const fits = Math.min(this.frameWidth / width, this.frameHeight / height) / (this.scale / this.zoom);
    this.lookAt(left + width / 2, top + height / 2, Math.min(2.2, fits));
    return true;
  }

  // Goes to a thing that the frame shows in part or not at all.
  show(thing: DOMRect, frame: Element): void {
    const box = frame.getBoundingClientRect();
    if (thing.left >= box.left && thing.right <= box.right && thing.top >= box.top && thing.bottom <= box.bottom) return;
    const { x, y } = this.#toBoard({ clientX: (thing.left + thing.right) / 2, clientY: (thing.top + thing.bottom) / 2 }, frame);
    this.lookAt(x, y);
  }

  by(factor: number, at: { x: number; y: number } = { x: this.x, y: this.y }): void {
    const before = this.zoom;
    this.zoom = Math.min(4, Math.max(1, before * factor));
    const k = 1 - before / this.zoom;
    this.x += (at.x - this.x) * k;
    this.y += (at.y - this.y) * k;
    this.#clamp();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#clamp();
  }

  // A click that ends a drag is no click.
  get wasDrag(): boolean {
    return this.#moved > 8;
  }

  wheel(event: WheelEvent, frame: Element): void {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * 0.0015), this.#toBoard(event, frame));
  }

  down(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size > 1) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#moved = 0;
  }

  move(event: PointerEvent, frame: Element): void {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    this.#moved = Math.max(this.#moved, Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y));
    if (this.#fingers.size === 2) {
      const [p, q] = [...this.#fingers.values()];
      const before = Math.hypot(p.x - q.x, p.y - q.y);
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const [r, s] = [...this.#fingers.values()];
      const middle = { clientX: (r.x + s.x) / 2, clientY: (r.y + s.y) / 2 };
      if (before > 0) this.by(Math.hypot(r.x - s.x, r.y - s.y) / before, this.#toBoard(middle, frame));
      this.pan(-dx / 2 / this.scale, -dy / 2 / this.scale);
      return;
    }
    if (this.#moved > 8) this.dragging = true;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.pan(-dx / this.scale, -dy / this.scale);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.dragging = false;
  }

  #toBoard(event: { clientX: number; clientY: number }, frame: Element): { x: number; y: number } {
    const box = frame.getBoundingClientRect();
    return {
      x: this.x + (event.clientX - box.left - box.width / 2) / this.scale,
      y: this.y + (event.clientY - box.top - box.height / 2) / this.scale,
    };
  }

  // The board never leaves the frame by more than a third.
  #clamp(): void {
    const w = this.width / this.zoom / 2;
    const h = this.height / this.zoom / 2;
    const slack = this.zoom > 1 ? 0.35 : 0;
    this.x = Math.min(this.width - w * (1 - slack), Math.max(w * (1 - slack), this.x));
    this.y = Math.min(this.height - h * (1 - slack), Math.max(h * (1 - slack), this.y));
  }
}
