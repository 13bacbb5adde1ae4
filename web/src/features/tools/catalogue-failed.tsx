import { Button } from '../../design/button';
import { Notice } from '../../design/notice';
import { toolsStrings } from './tools.strings';

const s = toolsStrings.catalogue;

interface CatalogueFailedProps {
  isBusy: boolean;
  onRetry: () => void;
}

/** Says that the tools could not be loaded, and tries again. */
export function CatalogueFailed({ isBusy, onRetry }: CatalogueFailedProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" size="compact" onClick={onRetry} busy={isBusy && s.loading}>
          {s.again}
        </Button>
      }
    >
      {s.failed}
    </Notice>
  );
}
