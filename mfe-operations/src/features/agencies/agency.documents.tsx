import { Button, Card, Heading, Inline, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { AgencyDocument } from '../../api/endpoints/agencies';
import { agencyDocumentAddress } from '../../api/files';
import { FileViewer } from '../../shared/files/file.viewer';

const KINDS: Readonly<Record<string, string>> = {
  tradeLicense: 'Trade licence',
  civilAviation: 'Civil aviation permit',
  nationalId: 'National identity card',
  taxCertificate: 'Tax registration',
  bankLetter: 'Letter from the bank',
  other: 'Other',
};

interface DocumentsProps {
  tenant: string;
  agencyId: string;
  documents: readonly AgencyDocument[];
}

/** What the agency uploaded, newest first. A file is fetched when it is opened. */
export function AgencyDocuments({ tenant, agencyId, documents }: DocumentsProps) {
  const [open, setOpen] = useState<string>();
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Documents
        </Heading>
        {documents.length === 0 && <Text muted>The agency has not uploaded any documents.</Text>}
        {documents.map(({ fileId, kind, name }) => {
          const label = KINDS[kind] ?? kind;
          const isOpen = open === fileId;
          return (
            <Stack key={fileId} gap={2}>
              <Inline gap={2} justify="space-between">
                <Text>
                  {label}: <bdi>{name}</bdi>
                </Text>
                <Button
                  size="sm"
                  aria-expanded={isOpen}
                  aria-label={`Show ${name}`}
                  onPress={() => setOpen(isOpen ? undefined : fileId)}
                >
                  {isOpen ? 'Hide' : 'Show'}
                </Button>
              </Inline>
              {isOpen && <FileViewer address={agencyDocumentAddress({ tenant, agencyId, fileId })} name={name} />}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
