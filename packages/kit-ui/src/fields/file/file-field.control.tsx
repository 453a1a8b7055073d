import type { ChangeEvent, DragEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

import { Button } from '../../actions';
import { ProgressBar } from '../../feedback';
import { pageLocale } from '../../text';
import { icons, useKitWords } from '../../theme';
import { PlainHelp, PlainName } from '../frame/plain-texts';
import type { FileFieldProps } from './file-field';
import { PICTURE_TYPES } from './file-fault';
import { Buttons, Column, Drop, HiddenInput, OnTouch, Picture, Words } from './file.styles';

/** One file: selected or dropped, shown, removed. The button is the control; the browser's own input is hidden. */
export function FileFieldControl({ inputRef, ...props }: FileFieldProps) {
  const { label, isLabelHidden, description, errorMessage, value, onChange, accept, progress } = props;
  const isDisabled = props.isDisabled ?? false;
  const words = useKitWords();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const id = useId();
  const isBusy = progress !== undefined;
  const isShut = isDisabled || isBusy;
  const take = (files: FileList | null) => {
    const file = files?.item(0);
    if (file && !isShut) onChange(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onInput = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // Lets the same file be selected again after it was removed.
    event.target.value = '';
  };
  const isInvalid = props.isInvalid ?? Boolean(errorMessage);
  const described = [description && `${id}-help`, errorMessage && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Column data-invalid={isInvalid || undefined}>
      <PlainName id={`${id}-label`} $hidden={isLabelHidden} data-field-label>
        {label}
        {props.isRequired && <span aria-hidden="true"> *</span>}
      </PlainName>
      <Drop
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
        $over={isOver}
        $invalid={isInvalid}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!isShut);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {value?.type.startsWith('image/') && <Preview file={value} />}
        {!value && props.currentPicture && <Picture src={props.currentPicture} alt="" />}
        <Words>{value ? <Chosen file={value} /> : <span>{words.dropFile}</span>}</Words>
        <Buttons>
          <Button
            ref={inputRef}
            size="sm"
            isDisabled={isShut}
            onBlur={props.onBlur}
            aria-label={`${value ? words.replaceFile : words.chooseFile}: ${label}`}
            iconStart={<icons.Plus aria-hidden size={16} />}
            onPress={() => input.current?.click()}
          >
            {value ? words.replaceFile : words.chooseFile}
          </Button>
          {props.hasCamera && <Camera label={label} name={props.name} isDisabled={isShut} onInput={onInput} />}
          {value && !isBusy && (
            <Button
              size="sm"
              variant="ghost"
              isDisabled={isDisabled}
              aria-label={`${words.removeFile}: ${value.name}`}
              onPress={() => onChange(null)}
            >
              {words.removeFile}
            </Button>
          )}
        </Buttons>
        <HiddenInput
          ref={input}
          type="file"
          name={props.name}
          accept={accept.join(',')}
          tabIndex={-1}
          aria-hidden="true"
          disabled={isShut}
          data-testid={props.name ? `file-${props.name}` : undefined}
          onChange={onInput}
        />
      </Drop>
      {isBusy && <ProgressBar label={`${words.busy} ${label}`} isLabelHidden value={progress * 100} />}
      {description && <PlainHelp id={`${id}-help`}>{description}</PlainHelp>}
      {errorMessage && (
        <PlainHelp id={`${id}-error`} role="alert" $danger>
          {errorMessage}
        </PlainHelp>
      )}
    </Column>
  );
}

interface CameraProps {
  label: string;
  name: string | undefined;
  isDisabled: boolean;
  onInput: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Opens a device's camera; the photo arrives like a selected file. */
function Camera({ label, name, isDisabled, onInput }: CameraProps) {
  const words = useKitWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <OnTouch>
      <Button
        size="sm"
        isDisabled={isDisabled}
        aria-label={`${words.takePhoto}: ${label}`}
        onPress={() => input.current?.click()}
      >
        {words.takePhoto}
      </Button>
      <HiddenInput
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        capture="environment"
        tabIndex={-1}
        aria-hidden="true"
        disabled={isDisabled}
        data-testid={name ? `photo-${name}` : undefined}
        onChange={onInput}
      />
    </OnTouch>
  );
}

function Chosen({ file }: { file: File }) {
  const size = new Intl.NumberFormat(pageLocale(), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return (
    <>
      {file.name}
      <span>{size.format(Math.max(1, Math.round(file.size / 1024)))}</span>
    </>
  );
}

/** Preview of a selected picture, from memory. */
function Preview({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <Picture ref={picture} alt="" />;
}
