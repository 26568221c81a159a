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

  get viewBox(): string {
    const w = this.width / this.zoom;
    const h = this.height / this.zoom;
    return `${(this.x - w / 2).toFixed(1)} ${(this.y - h / 2).toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)}`;
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

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * 0.0015), this.#toBoard(event, svg));
  }

  down(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size > 1) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#moved = 0;
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const scale = this.#scale(svg);
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    this.#moved = Math.max(this.#moved, Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y));
    if (this.#fingers.size === 2) {
      const [p, q] = [...this.#fingers.values()];
      const before = Math.hypot(p.x - q.x, p.y - q.y);
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const [r, s] = [...this.#fingers.values()];
      const middle = { clientX: (r.x + s.x) / 2, clientY: (r.y + s.y) / 2 };
      if (before > 0) this.by(Math.hypot(r.x - s.x, r.y - s.y) / before, this.#toBoard(middle, svg));
      this.pan((-dx / 2) * scale, (-dy / 2) * scale);
      return;
    }
    if (this.#moved > 8) this.dragging = true;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.pan(-dx * scale, -dy * scale);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.dragging = false;
  }

  #scale(svg: SVGSVGElement): number {
    const box = svg.getBoundingClientRect();
    const fit = Math.min(box.width / this.width, box.height / this.height) || 1;
    return 1 / (fit * this.zoom);
  }

  #toBoard(event: { clientX: number; clientY: number }, svg: SVGSVGElement): { x: number; y: number } {
    const box = svg.getBoundingClientRect();
    const scale = this.#scale(svg);
    return {
      x: this.x + (event.clientX - box.left - box.width / 2) * scale,
      y: this.y + (event.clientY - box.top - box.height / 2) * scale,
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
