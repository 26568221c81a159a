// Whether the settings lie over the screen.
export const dialog = $state({ open: false });

export function openSettings(): void {
  dialog.open = true;
}
