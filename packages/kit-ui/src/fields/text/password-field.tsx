import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';

import { useKitWords } from '../../theme';
import { boxedButton } from '../frame/control.styles';
import type { TextFieldProps } from './text-field';
import { TextField } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'inputMode'>;

const Reveal = styled(Button)`
  ${boxedButton}
`;

/** A password, hidden until the user reveals it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const words = useKitWords();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <Reveal
          aria-label={isShown ? words.hidePassword : words.showPassword}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden="true" />
        </Reveal>
      }
    />
  );
}
