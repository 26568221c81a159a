// One WebSocket that says hello, comes back after it is lost, and gives up only when told to.
import type { Outgoing, ServerMessage } from './protocol';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

export interface ConnectionEvents {
  hello(): Outgoing;
  message(message: ServerMessage): void;
  state(state: ConnectionState): void;
}

const version = 1;
const firstWait = 400;
const longestWait = 15_000;
const pingEvery = 20_000;
const pongWithin = 10_000;

export class Connection {
  #socket: WebSocket | null = null;
  #wait = firstWait;
  #retry = 0;
  #ping = 0;
  #pong = 0;
  #closed = false;
  readonly #events: ConnectionEvents;
  readonly #wake = () => this.#retryNow();

  constructor(events: ConnectionEvents) {
    this.#events = events;
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  // False if there is no connection now; the caller tells the player.
  send(message: Outgoing): boolean {
    if (!this.open) return false;
    this.#socket?.send(JSON.stringify({ v: version, ...message }));
    return true;
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    this.#stopPings();
    this.#socket?.close();
    this.#events.state('closed');
  }

  #open(): void {
    this.#events.state('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      this.send(this.#events.hello());
      this.#startPings();
      this.#events.state('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(event.data);
    socket.onclose = () => this.#lost(socket);
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    clearTimeout(this.#pong);
    if (message.type === 'welcome') this.#wait = firstWait;
    if (message.type !== 'pong') this.#events.message(message);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#stopPings();
    this.#events.state('lost');
    // Jitter, so that a restarted server does not meet all its players in the same instant.
    this.#retry = window.setTimeout(() => this.#open(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, longestWait);
  }

  #retryNow(): void {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#retry);
    this.#wait = firstWait;
    this.#open();
  }

  #startPings(): void {
    this.#ping = window.setInterval(() => {
      this.send({ type: 'ping' });
      clearTimeout(this.#pong);
      this.#pong = window.setTimeout(() => this.#socket?.close(), pongWithin);
    }, pingEvery);
  }

  #stopPings(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
  }
}
