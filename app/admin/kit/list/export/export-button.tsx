import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useMessages } from '../../../use-messages.ts';

type ExportButtonProps = { disabled: boolean; onClick: () => void };

export function ExportButton(props: ExportButtonProps) {
  const messages = useMessages('list');
  return (
    <Button variant="quiet" size="compact" title={messages.export} {...props}>
      <Icon name="download" />
      <span className="max-[80rem]:sr-only">{messages.export}</span>
    </Button>
  );
}
