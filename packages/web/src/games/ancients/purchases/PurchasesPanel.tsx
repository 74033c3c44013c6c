import { lazy, type ReactElement, Suspense, useState } from 'react';
import { locale, t } from '../../../text/text.ts';
import { HandStrip } from '../trade/HandStrip.tsx';
import { useAncients, useOwnNation, useReading } from '../view.ts';
import { useShop } from './basket.ts';
import { GroupSign } from './GroupSign.tsx';
import { GROUP_NAMES } from './groups.ts';
import { type Needs, needsOf, useMissingWords } from './needs.ts';
import { Tile } from './Tile.tsx';
import { Tray } from './Tray.tsx';
import '../takes-room.css';
import './purchases.css';

const CardDetails = lazy(async () => ({ default: (await import('./CardDetails.tsx')).CardDetails }));

/** The advances by group, cheap to dear, with what each costs one's own nation; else as they are printed. */
export function PurchasesPanel(): ReactElement {
  const { purchases } = useAncients();
  const reading = useReading();
  const { view } = reading;
  const own = useOwnNation();
  const shop = useShop();
  const [reads, setReads] = useState<string | undefined>(undefined);
  const { most } = shop;
  const live = shop.question !== undefined;
  const read = purchases.shelves.flatMap(({ cards }) => cards).find(({ id }) => id === reads);
  return (
    <div className={`purchases${live ? ' takes-room' : ''}`}>
      {own !== undefined && <NextEpoch needs={needsOf(reading, own, shop.cards)} />}
      <div className="purchases-columns">
        <div className="shelves">
          {purchases.shelves.map(({ group, cards }) => (
            <section key={group} className="shelf" aria-label={GROUP_NAMES[group]}>
              <h3>
                <GroupSign group={group} size={16} /> {GROUP_NAMES[group]}
              </h3>
              <ul>
                {cards.map((card) => {
                  const ware = purchases.ware(card.id, view, own);
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
        {live && (
          <div className="tray-side">
            <HandStrip isInPanel />
            <Tray shop={shop} most={most} />
          </div>
        )}
      </div>
      {read !== undefined && (
        <Suspense>
          <CardDetails ware={purchases.ware(read.id, view, own)} close={() => setReads(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** What the next epoch still needs, with what lies in the tray counted in. */
function NextEpoch({ needs }: { readonly needs: Needs | undefined }): ReactElement | null {
  const { epochs, purchases } = useAncients();
  const missingWords = useMissingWords();
  if (needs === undefined) return null;
  const { steps, lacking, missing, asksForGroups } = needs;
  const epoch = epochs[needs.epoch] ?? '';
  const groups = purchases.shelves.map(({ group }) => group);
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' }).format(missing.map(missingWords));
  return (
    <p className="next-epoch" aria-live="polite">
      <span className="next-epoch-words">
        {missing.length === 0
          ? t('{steps, plural, one {Next step} other {In # steps}}: {epoch}. You meet all requirements.', {
              steps,
              epoch,
            })
          : t('{steps, plural, one {Next step} other {In # steps}}: {epoch}. You still need {list}.', {
              steps,
              epoch,
              list,
            })}
      </span>
      {asksForGroups && (
        <span className="next-epoch-groups">
          {groups.map((group) => (
            <span key={group} className="group-state" data-held={!lacking.includes(group)}>
              <GroupSign group={group} size={14} />
            </span>
          ))}
          <span className="soft">
            {t('{n} of {all} groups', { n: groups.length - lacking.length, all: groups.length })}
          </span>
        </span>
      )}
    </p>
  );
}
