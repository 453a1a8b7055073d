import {
  Button,
  CopyButton,
  IconButton,
  icons,
  Inline,
  LinkButton,
  Menu,
  MenuItem,
  MenuTrigger,
  toast,
  Tooltip,
} from '../../src';
import { Exhibit, Room } from '../exhibit';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger', 'link'] as const;

export function ActionsRoom() {
  return (
    <Room title="Actions">
      <Exhibit title="Button" wide>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Inline key={size} gap={3}>
            {VARIANTS.map((variant) => (
              <Button
                key={variant}
                variant={variant}
                size={size}
                iconStart={variant === 'primary' ? <icons.Search aria-hidden size={16} /> : undefined}
              >
                {variant}
              </Button>
            ))}
          </Inline>
        ))}
        <Inline gap={3}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} isDisabled>
              disabled
            </Button>
          ))}
        </Inline>
        <Inline gap={3}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} isPending>
              pending
            </Button>
          ))}
        </Inline>
      </Exhibit>
      <Exhibit title="IconButton, CopyButton, Tooltip">
        <Inline gap={2}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <IconButton key={size} size={size} label="Refresh">
              <icons.RefreshCw aria-hidden size={16} />
            </IconButton>
          ))}
          <Tooltip text="Prints what you see">
            <IconButton label="Print" variant="secondary">
              <icons.Download aria-hidden size={16} />
            </IconButton>
          </Tooltip>
          <CopyButton text="FLN-24H7K2" label="Copy reference" />
        </Inline>
      </Exhibit>
      <Exhibit title="LinkButton, Menu">
        <Inline gap={3}>
          <LinkButton href="travel" variant="primary">
            Go to travel
          </LinkButton>
          <MenuTrigger>
            <Button iconEnd={<icons.ChevronDown aria-hidden size={16} />}>More</Button>
            <Menu aria-label="More" onAction={(key) => toast.info(String(key))}>
              <MenuItem id="print" textValue="Print">
                <icons.Download aria-hidden size={16} /> Print
              </MenuItem>
              <MenuItem id="email" textValue="Send by email">
                <icons.Phone aria-hidden size={16} /> Send by email
              </MenuItem>
              <MenuItem id="cancel" textValue="Cancel booking" isDanger>
                <icons.Trash2 aria-hidden size={16} /> Cancel booking
              </MenuItem>
            </Menu>
          </MenuTrigger>
        </Inline>
        <Button variant="primary" fullWidth>
          Full width
        </Button>
      </Exhibit>
    </Room>
  );
}
