// What can be looked at and pressed answers pointer, finger and keyboard in one way.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Flow, Spot } from '../decision/flow.svelte';

type Heard = [name: string, listener: (event: Event) => void];

function listen(node: Element, heard: Heard[]): () => void {
  const stops = heard.map(([name, listener]) => on(node, name, listener));
  return () => stops.forEach((stop) => stop());
}

// Under the mouse or the keyboard's focus: its card is shown. A finger's tap pins the card instead. What leaves the screen
// loses the focus while the page is being drawn, when nothing may change, so looking away comes a moment later, unless
// something else is looked at by then.
export function lookable(flow: Flow, spot: () => Spot | null): Attachment {
  let seen: Spot | null = null;
  const look = () => (flow.look = seen = spot());
  const away = () => queueMicrotask(() => flow.look === seen && (flow.look = null));
  return (node) =>
    listen(node, [
      ['focus', () => node.matches(':focus-visible') && look()],
      ['blur', away],
      ['click', () => (flow.notice = null)], // it was about something else
      ['keydown', () => (flow.finger = false)],
      ['pointerdown', (event) => (flow.finger = (event as PointerEvent).pointerType === 'touch')],
      ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && look()],
      ['pointerleave', away],
    ]);
}

// Drawn things of the ship are no buttons of the browser: they need its keys, too.
export function pressable(flow: Flow, spot: () => Spot): Attachment {
  const look = lookable(flow, spot);
  return (node) => {
    const stopLooking = look(node);
    const stopPressing = listen(node, [
      ['click', () => void flow.press(spot())],
      [
        'keydown',
        (event) => {
          const { key } = event as KeyboardEvent;
          if (key !== 'Enter' && key !== ' ') return;
          event.preventDefault();
          void flow.press(spot());
        },
      ],
    ]);
    return () => {
      stopLooking?.();
      stopPressing();
    };
  };
}
