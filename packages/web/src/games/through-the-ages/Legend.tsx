import { numbers } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { t } from '../../text/text.ts';
import type { Family, SignName } from './cards/digest.ts';
import { FamilyShape, Glyph } from './cards/Glyph.tsx';
import './panels.css';

/** What each sign means, and what it is good for. */
const SIGNS: readonly (readonly [SignName, string, string])[] = [
  [
    'civil',
    t('Civil action'),
    t('Used to take cards, build and develop. You get them all back at the end of your turn.'),
  ],
  [
    'military',
    t('Military action'),
    t('Used to build units, attack and use tactics. Each unused one draws a military card at the end of your turn.'),
  ],
  ['food', t('Food'), t('Made by farms. Pays for new workers and feeds your people.')],
  ['resources', t('Resources'), t('Made by mines. Pays for buildings, units and wonders.')],
  ['science', t('Science'), t('Pays for new technologies.')],
  ['culture', t('Culture'), t('Points. The player with the most at the end wins.')],
  ['strength', t('Strength'), t('Compared in attacks, wars and many events.')],
  ['happy', t('Happy faces'), t('Needed as your population grows. Too few and your people rise up.')],
  ['worker', t('Worker'), t('Stands on a card and makes it work. Unused workers wait beside your board.')],
  ['yellow', t('Yellow token'), t('A future worker. As the yellow bank empties, you need more food and happy faces.')],
  ['blue', t('Blue token'), t('Stores food and resources. As the blue bank empties, corruption takes resources.')],
  ['colonization', t('Colonization'), t('Added to your force when you bid for a territory.')],
  ['defense', t('Defence'), t('What a bonus card adds when you are attacked.')],
  ['card', t('Military card'), t('Drawn at the end of your turn, up to {n}.', { n: numbers.mostMilitaryCardsDrawn })],
];

const FAMILIES: readonly (readonly [Family, string])[] = [
  ['land', t('Farms and mines')],
  ['urban', t('Buildings of the city')],
  ['unit', t('Military units')],
  ['government', t('Government')],
  ['leader', t('Leader')],
  ['wonder', t('Wonder')],
  ['special', t('Special technology')],
  ['action', t('Action card')],
  ['event', t('Event or territory')],
  ['fight', t('Aggression or war')],
  ['pact', t('Pact')],
  ['tactic', t('Tactic or bonus')],
];

/** The signs and colours of the table, for whoever does not know them yet. */
export function LegendPanel(): ReactElement {
  return (
    <div className="legend">
      <dl>
        {SIGNS.map(([sign, name, about]) => (
          <div key={sign}>
            <dt>
              <Glyph sign={sign} size={18} /> {name}
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3>{t('Kinds of cards')}</h3>
        <ul className="legend-families">
          {FAMILIES.map(([family, name]) => (
            <li key={family} className={`family-${family}`}>
              <span className="legend-plaque">
                <FamilyShape family={family} size={14} />
              </span>
              {name}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('Boards of your rivals')}</h3>
        <p>
          {t(
            'Each square is a technology, in the order of your own board. Its number says how many workers are on it. The numbers beside the dark card are civil and military cards in hand. Click a name, or press its number, to see the whole board.',
          )}
        </p>
      </section>
    </div>
  );
}
