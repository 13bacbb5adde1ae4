/** The name of the field under the cursor; undefined where none is. */
export function fieldInUse(): string | undefined {
  const focused = document.activeElement;
  const isField =
    focused instanceof HTMLInputElement ||
    focused instanceof HTMLTextAreaElement ||
    focused instanceof HTMLSelectElement;
  return isField ? focused.name : undefined;
}
