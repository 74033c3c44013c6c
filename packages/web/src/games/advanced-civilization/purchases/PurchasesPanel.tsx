import { CARDS, GROUPS } from '@ecumene/advanced-civilization/reference';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { locale, t } from '../../../text/text.ts';
import { useOwnNation, useView } from '../view.ts';
import { useShop } from './basket.ts';
import { EPOCHS, GROUP_NAMES } from './deeds.ts';
import { GroupSign } from './GroupSign.tsx';
import { type Needs, needsOf } from './needs.ts';
import { SHELVES, wareFor } from './shop.ts';
import { Tile } from './Tile.tsx';
import { Tray } from './Tray.tsx';
import '../room.css';
import './purchases.css';

const CardDetails = lazy(async () => ({ default: (await import('./CardDetails.tsx')).CardDetails }));

/** The civilization cards by group, cheap to dear, with what each costs one's own nation; else as they are printed. */
export function PurchasesPanel(): ReactElement {
  const view = useView();
  const own = useOwnNation();
  const shop = useShop();
  const [reads, setReads] = useState<string | undefined>(undefined);
  const { most } = shop;
  const live = shop.question !== undefined;
  const read = CARDS.get(reads ?? '');
  return (
    <div className={`purchases${live ? ' takes-room' : ''}`}>
      {own !== undefined && <NextEpoch needs={needsOf(view, own, shop.cards)} />}
      <div className="purchases-columns">
        <div className="shelves">
          {SHELVES.map(({ group, cards }) => (
            <section key={group} className="shelf" aria-label={GROUP_NAMES[group]}>
              <h3>
                <GroupSign group={group} size={16} /> {GROUP_NAMES[group]}
              </h3>
              <ul>
                {cards.map((card) => {
                  const ware = wareFor(card, view, own);
                  const chosen = shop.cards.includes(card.id);
                  const short = live && !chosen ? Math.max(0, shop.price + ware.price - most) : 0;
                  return (
                    <li key={card.id}>
                      <Tile
                        ware={ware}
                        chosen={chosen}
                        reach={live && short === 0}
                        short={short}
                        choose={live ? () => shop.toggle(card.id) : undefined}
                        read={() => setReads(card.id)}
                      />
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
        {live && <Tray shop={shop} most={most} />}
      </div>
      {read !== undefined && (
        <Suspense>
          <CardDetails ware={wareFor(read, view, own)} close={() => setReads(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** What the next epoch still needs, with what lies in the tray counted in. */
function NextEpoch({ needs }: { readonly needs: Needs | undefined }): ReactElement | null {
  if (needs === undefined) return null;
  const { epoch, steps, cities, cards, groups, lacking, points } = needs;
  const parts = [
    ...(cities > 0 ? [t('{cities, plural, one {a city} other {# cities}}', { cities })] : []),
    ...(cards > 0 ? [t('{cards, plural, one {a card} other {# cards}}', { cards })] : []),
    ...(groups > 0 ? [t('{groups, plural, one {a group} other {# groups}}', { groups })] : []),
    ...(points > 0 ? [t('{points} card points', { points })] : []),
  ];
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' }).format(parts);
  return (
    <p className="next-epoch" aria-live="polite">
      <span className="next-epoch-words">
        {parts.length === 0
          ? t('{steps, plural, one {Next step} other {In # steps}}: {epoch}. You have all it asks for.', {
              steps,
              epoch: EPOCHS[epoch] ?? '',
            })
          : t('{steps, plural, one {Next step} other {In # steps}}: {epoch}. It still asks for {list}.', {
              steps,
              epoch: EPOCHS[epoch] ?? '',
              list,
            })}
      </span>
      <span className="next-epoch-groups">
        {GROUPS.map((group) => (
          <span key={group} className="group-state" data-held={!lacking.includes(group)}>
            <GroupSign group={group} size={14} />
          </span>
        ))}
        <span className="soft">
          {t('{n} of {all} groups', { n: GROUPS.length - lacking.length, all: GROUPS.length })}
        </span>
      </span>
    </p>
  );
}
