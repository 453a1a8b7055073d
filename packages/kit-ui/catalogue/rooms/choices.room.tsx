import { useState } from 'react';

import {
  Checkbox,
  CheckboxGroup,
  ComboBox,
  RadioGroup,
  RangeSlider,
  SegmentedControl,
  Select,
  Switch,
} from '../../src';
import { Exhibit, Room } from '../exhibit';

const CABINS = [
  { value: 'economy', label: 'Economy' },
  { value: 'premium', label: 'Premium economy' },
  { value: 'business', label: 'Business' },
];

const AIRPORTS = [
  { id: 'DXB', textValue: 'Dubai (DXB)' },
  { id: 'DAC', textValue: 'Dhaka (DAC)' },
  { id: 'DOH', textValue: 'Doha (DOH)' },
];

export function ChoicesRoom() {
  const [isOn, setOn] = useState(true);
  const [cabin, setCabin] = useState('economy');
  const [airlines, setAirlines] = useState(['EK']);
  return (
    <Room title="Choices">
      <Exhibit title="Checkbox, Switch">
        <Checkbox label="Refundable only" value={isOn} onChange={setOn} />
        <Checkbox label="All airlines" value={false} isIndeterminate onChange={setOn} />
        <Checkbox label="I accept the fare rules" value={false} onChange={setOn} errorMessage="Needed to go on" />
        <Checkbox label="Not here" value={false} onChange={setOn} isDisabled />
        <Switch label="Show net fares" value={isOn} onChange={setOn} />
        <Switch label="Nearby airports" value={false} onChange={setOn} isDisabled />
      </Exhibit>
      <Exhibit title="CheckboxGroup, RadioGroup">
        <CheckboxGroup
          label="Airlines"
          value={airlines}
          onChange={setAirlines}
          options={[
            { value: 'EK', label: 'Emirates' },
            { value: 'BG', label: 'Biman Bangladesh' },
          ]}
        />
        <RadioGroup label="Cabin" value={cabin} onChange={setCabin} options={CABINS} />
      </Exhibit>
      <Exhibit title="Select, ComboBox, SegmentedControl">
        <Select label="Cabin" value={cabin} onChange={setCabin} options={CABINS} />
        <Select
          label="Cabin"
          value=""
          onChange={setCabin}
          options={CABINS}
          placeholder="Any"
          errorMessage="Choose one"
        />
        <Airport />
        <SegmentedControl
          label="Trip"
          value="return"
          onChange={() => undefined}
          options={[
            { value: 'oneway', label: 'One way' },
            { value: 'return', label: 'Return' },
            { value: 'multi', label: 'Multi-city' },
          ]}
        />
        <Prices />
      </Exhibit>
    </Room>
  );
}

function Airport() {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('Dubai (DXB)');
  const found = AIRPORTS.filter(({ textValue }) => textValue.toLowerCase().includes(text.toLowerCase()));
  return (
    <ComboBox
      label="From"
      items={found}
      inputValue={text}
      selectedText={chosen}
      onInputChange={setText}
      onSelectionChange={({ textValue }) => setChosen(textValue)}
    />
  );
}

function Prices() {
  const [value, setValue] = useState<[number, number]>([400, 1800]);
  return (
    <RangeSlider
      label="Price"
      min={0}
      max={2500}
      value={value}
      onChange={setValue}
      format={(amount) => `AED ${amount}`}
    />
  );
}
