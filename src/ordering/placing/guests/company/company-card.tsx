import { lazy, Suspense, useState } from 'react';
import { fetchBuyer } from '#ordering/orders/guests-api/orders.ts';
import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import card from '#ui/guests/order-card.module.css';
import { TitledSheet } from '#ui/guests/titled-sheet.tsx';
import actions from '#ui/shared/components/actions.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useCompanyTexts } from '../../texts/guests/company/use-company-texts.ts';

/** Few guests open it, and it brings the rules of GSTINs and the list of states. */
const CompanyForm = lazy(async () => ({ default: (await import('./company-form.tsx')).CompanyForm }));

/** Lets guests ask for a bill in the name of their company. */
export function CompanyCard({ slug }: { slug: string }) {
  const texts = useCompanyTexts();
  const { value: own, hear } = useLoad(slug, { fetch: () => fetchBuyer(slug) });
  const [isOpen, setOpen] = useState(false);
  if (!own || (own.isIssued && !own.buyer)) return null;
  return (
    <section className={card.card} aria-label={texts.ask}>
      <h2>{texts.ask}</h2>
      <p className={card.lead} role="status">
        {own.buyer ? texts.isFor(own.buyer.name) : texts.hint}
      </p>
      <button type="button" className={actions.quiet} onClick={() => setOpen(true)}>
        <Icon name="receipt" size={20} />
        {own.buyer ? texts.change : texts.ask}
      </button>
      <TitledSheet open={isOpen} onClose={() => setOpen(false)} title={texts.ask}>
        <Suspense>
          <CompanyForm
            slug={slug}
            own={own}
            onSaved={(saved) => {
              hear(saved);
              setOpen(false);
            }}
          />
        </Suspense>
      </TitledSheet>
    </section>
  );
}
