import { useEffect, useId, useRef } from 'react';
import { Button } from './button';

interface ConfirmDialogProps {
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
  /** Also when it is left by Escape. */
  onNo: () => void;
}

/**
 * Asks before something that can't be undone. The browser's own dialog keeps
 * the focus in it and writes no styles; it is open as long as it is rendered.
 */
export function ConfirmDialog({ title, text, yes, no, onYes, onNo }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onNo();
      }}
      className="m-auto w-[min(30rem,100%-2.5rem)] border border-gold-line bg-ink-raised p-8 text-ivory shadow-float backdrop:bg-ink-deep/80"
    >
      <div className="grid gap-4">
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        <p id={`${id}-text`} className="text-ivory-soft">
          {text}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onNo} autoFocus>
            {no}
          </Button>
          <Button variant="danger" onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
