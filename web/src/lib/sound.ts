// Short sounds made on the spot; off until the player turns them on.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'noise' | 'attack' | 'death' | 'feed' | 'door' | 'fire' | 'chat' | 'end';

interface Tone {
  wave: OscillatorType;
  from: number; // Hz
  to: number;
  at: number; // seconds
  long: number;
  loud: number;
}

const tones: Record<Sound, Tone[]> = {
  turn: [
    { wave: 'sine', from: 330, to: 330, at: 0, long: 0.18, loud: 0.12 },
    { wave: 'sine', from: 494, to: 494, at: 0.14, long: 0.3, loud: 0.12 },
  ],
  noise: [{ wave: 'triangle', from: 90, to: 60, at: 0, long: 0.25, loud: 0.3 }],
  attack: [
    { wave: 'sawtooth', from: 220, to: 55, at: 0, long: 0.35, loud: 0.16 },
    { wave: 'square', from: 70, to: 40, at: 0.05, long: 0.3, loud: 0.12 },
  ],
  death: [{ wave: 'sawtooth', from: 180, to: 30, at: 0, long: 1.2, loud: 0.14 }],
  feed: [
    { wave: 'square', from: 60, to: 90, at: 0, long: 0.12, loud: 0.12 },
    { wave: 'square', from: 55, to: 80, at: 0.18, long: 0.14, loud: 0.12 },
  ],
  door: [{ wave: 'triangle', from: 160, to: 70, at: 0, long: 0.22, loud: 0.2 }],
  fire: [{ wave: 'sawtooth', from: 700, to: 120, at: 0, long: 0.3, loud: 0.05 }],
  chat: [{ wave: 'sine', from: 880, to: 990, at: 0, long: 0.09, loud: 0.08 }],
  end: [
    { wave: 'sine', from: 110, to: 110, at: 0, long: 1.4, loud: 0.2 },
    { wave: 'sine', from: 165, to: 165, at: 0.2, long: 1.2, loud: 0.12 },
  ],
};

const byIcon: Record<string, Sound> = {
  noise: 'noise',
  danger: 'noise',
  encounter: 'attack',
  attack: 'attack',
  death: 'death',
  feed: 'feed',
  evolve: 'feed',
  door: 'door',
  fire: 'fire',
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of tones[sound]) start(context, tone);
}

export function playIcon(icon: string): void {
  const sound = byIcon[icon];
  if (sound) play(sound);
}

function start(audio: AudioContext, tone: Tone): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  const begin = audio.currentTime + tone.at;
  oscillator.type = tone.wave;
  oscillator.frequency.setValueAtTime(tone.from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.long);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(tone.loud, begin + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + tone.long);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + tone.long + 0.05);
}
