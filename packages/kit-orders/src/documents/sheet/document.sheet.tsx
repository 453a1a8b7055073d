import type { PrintedFlight, PrintedDocument, PrintedParty } from '@jetway/kit-api/orders';
import { Heading, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { useOrderT } from '../../host';
import { BrandMark, brandColours } from './brand-mark';
import { Facts, FlightRow, Head, Lines, Page, Parties, People, Total, Warning, Way } from './sheet.styles';

type PrintedAmounts = NonNullable<PrintedDocument['amounts']>;

interface DocumentSheetProps {
  paper: PrintedDocument;
  /** What the page adds below the travellers. */
  children?: ReactNode;
}

/** A document on screen: the texts of its PDF in the same order, under the brand that leads it. */
export function DocumentSheet({ paper, children }: DocumentSheetProps) {
  const t = useOrderT();
  return (
    <Page style={brandColours(paper.brand)} aria-label={`${paper.title} ${paper.reference}`}>
      <Head>
        <BrandMark brand={paper.brand} />
        <div>
          <Heading level={2} size="xl">
            {paper.title}
          </Heading>
          <Text size="sm">
            <bdi>{paper.reference}</bdi> · {paper.status}
          </Text>
        </div>
      </Head>
      {paper.warning !== '' && <Warning>{paper.warning}</Warning>}
      <Parties>
        <Party label={t('orders.documents.seller')} party={paper.seller} />
        {paper.company && <Party label={t('orders.documents.issuedBy')} party={paper.company} />}
        {paper.code !== '' && <img src={paper.code} alt={t('orders.documents.code')} width={96} height={96} />}
      </Parties>
      <Facts>
        {paper.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Facts>
      {paper.journeys.map((journey, index) => (
        <Way key={index}>
          <Heading level={3} size="sm">
            {journey.title} <small>{journey.detail}</small>
          </Heading>
          {journey.flights.map((flight) => (
            <Flight key={`${flight.number} ${flight.from.date}`} flight={flight} />
          ))}
        </Way>
      ))}
      <People>
        <caption>{paper.peopleLabel}</caption>
        <tbody>
          {paper.people.map((person) => (
            <tr key={person.travellerId}>
              <th scope="row">
                {person.name} <small>{person.kind}</small>
              </th>
              <td>{person.ticket}</td>
              <td>{person.passport}</td>
              <td>{person.extras.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </People>
      {children}
      {paper.amounts && <Price amounts={paper.amounts} />}
      {paper.notes.map((note) => (
        <Text key={note} size="xs" muted>
          {note}
        </Text>
      ))}
    </Page>
  );
}

function Party({ label, party }: { label: string; party: PrintedParty }) {
  return (
    <address>
      <small>{label}</small>
      <strong>{party.name}</strong>
      {party.lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );
}

function Flight({ flight: { number, airline, from, to, duration, cabin, wait } }: { flight: PrintedFlight }) {
  return (
    <>
      <FlightRow>
        <End end={from} />
        <small>{duration}</small>
        <End end={to} />
        <div>
          <strong>{number}</strong>
          <span>{airline}</span>
          <small>{cabin}</small>
        </div>
      </FlightRow>
      {wait && (
        <Text size="xs" muted>
          {wait}
        </Text>
      )}
    </>
  );
}

function End({ end: { time, code, date, place } }: { end: PrintedFlight['from'] }) {
  return (
    <div>
      <strong>
        <bdi>
          {time} {code}
        </bdi>
      </strong>
      <span>{date}</span>
      <small>{place}</small>
    </div>
  );
}

function Price({ amounts: { lines, label, total, settled } }: { amounts: PrintedAmounts }) {
  return (
    <Lines>
      {lines.map((line, index) => (
        <Amount key={index} line={line} />
      ))}
      <Total>
        <dt>{label}</dt>
        <dd>
          <bdi>{total}</bdi>
        </dd>
      </Total>
      {settled.map((line, index) => (
        <Amount key={index} line={line} />
      ))}
    </Lines>
  );
}

function Amount({ line: { label, detail, amount } }: { line: PrintedAmounts['lines'][number] }) {
  return (
    <div>
      <dt>
        {label} <small>{detail}</small>
      </dt>
      <dd>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}
