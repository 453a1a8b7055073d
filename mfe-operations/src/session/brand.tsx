import { useOperator } from './use-operator';

/** Names of tenants' brands by their slugs; the slug of a tenant that is not served any more. */
export function useBrandOf(): (tenant: string) => string {
  const { brands } = useOperator();
  return (tenant) => brands[tenant] ?? tenant;
}

/** The name of a tenant's brand, which may be in another script than the text around it. */
export function Brand({ tenant }: { tenant: string }) {
  const brandOf = useBrandOf();
  return <bdi>{brandOf(tenant)}</bdi>;
}
