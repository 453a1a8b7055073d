import { useState } from 'react';

import {
  DateField,
  DatePicker,
  DateRangePicker,
  FormError,
  icons,
  NumberStepper,
  OtpField,
  PasswordField,
  PhoneField,
  TextArea,
  TextField,
} from '../../src';
import { Exhibit, Room } from '../exhibit';

export function FieldsRoom() {
  const [text, setText] = useState('Amina');
  const [password, setPassword] = useState('correct horse');
  const [count, setCount] = useState(2);
  const [code, setCode] = useState('12');
  return (
    <Room title="Fields">
      <Exhibit title="TextField">
        <TextField label="First name" description="As in the passport" value={text} onChange={setText} isRequired />
        <TextField
          label="Search"
          value=""
          onChange={setText}
          placeholder="City or airport"
          iconStart={<icons.Search aria-hidden size={16} />}
        />
        <TextField label="Email" value="amina@" onChange={setText} errorMessage="An address has a name after the @" />
        <TextField label="Agency" value="Falcon Travel" onChange={setText} isDisabled />
      </Exhibit>
      <Exhibit title="PasswordField, TextArea">
        <PasswordField label="Password" value={password} onChange={setPassword} />
        <TextArea
          label="Remark"
          description="The airline reads it"
          value=""
          onChange={setText}
          placeholder="Wheelchair to the gate"
        />
      </Exhibit>
      <Exhibit title="NumberStepper, OtpField, FormError">
        <NumberStepper
          label="Adults"
          description="12 years and over"
          value={count}
          onChange={setCount}
          min={1}
          max={9}
        />
        <NumberStepper label="Infants" value={0} onChange={setCount} min={0} max={2} isDisabled />
        <OtpField label="Code from the email" length={6} value={code} onChange={setCode} />
        <OtpField label="Code" length={6} value="482913" onChange={setCode} errorMessage="That code has run out" />
        <FormError>User name and password do not match</FormError>
      </Exhibit>
      <Dates />
    </Room>
  );
}

function Dates() {
  const [day, setDay] = useState('2026-11-03');
  const [range, setRange] = useState({ start: '2026-11-03', end: '2026-11-14' });
  const [phone, setPhone] = useState('+971501234567');
  return (
    <Exhibit title="Dates, PhoneField">
      <DatePicker label="Departure" value={day} onChange={setDay} min="2026-11-01" />
      <DateRangePicker
        labelStart="Departure"
        labelEnd="Return"
        start={range.start}
        end={range.end}
        onChange={setRange}
        min="2026-11-01"
      />
      <DateField label="Date of birth" value="" onChange={setDay} errorMessage="Needed for a child" />
      <PhoneField label="Phone" country="ae" value={phone} onChange={setPhone} />
    </Exhibit>
  );
}
