import { say, type Text } from '@ecumene/engine';

/** What people do while they are asked what only this game asks, topic by topic. */
export const ACTIVITIES: Readonly<Record<string, Text>> = {
  abilities: say('{n, plural, one {{who} is using special abilities.} other {{who} are using special abilities.}}'),
  'annex-areas': say('{n, plural, one {{who} is annexing areas.} other {{who} are annexing areas.}}'),
  beneficiary: say('{n, plural, one {{who} is choosing who benefits.} other {{who} are choosing who benefits.}}'),
  'buy-off-points': say('{n, plural, one {{who} may pay for units.} other {{who} may pay for units.}}'),
  'cards-instead': say('{n, plural, one {{who} may discard trade cards.} other {{who} may discard trade cards.}}'),
  casualties: say('{n, plural, one {{who} is choosing losses.} other {{who} are choosing losses.}}'),
  'choose-group': say('{n, plural, one {{who} is choosing credits.} other {{who} are choosing credits.}}'),
  'choose-package': say('{n, plural, one {{who} is choosing a package.} other {{who} are choosing packages.}}'),
  'cyclone-sea': say(
    '{n, plural, one {{who} is choosing the sea of the cyclone.} other {{who} are choosing the sea of the cyclone.}}',
  ),
  exchange: say('{n, plural, one {{who} may exchange civilizations.} other {{who} may exchange civilizations.}}'),
  'first-ship': say('{n, plural, one {{who} is placing a first ship.} other {{who} are placing first ships.}}'),
  'give-card': say('{n, plural, one {{who} is giving a trade card.} other {{who} are giving trade cards.}}'),
  'give-up-cards': say('{n, plural, one {{who} is giving up trade cards.} other {{who} are giving up trade cards.}}'),
  'go-on': say(
    '{n, plural, one {{who} is deciding whether to continue.} other {{who} are deciding whether to continue.}}',
  ),
  'heir-of-revolt': say(
    '{n, plural, one {{who} is choosing who takes a city.} other {{who} are choosing who takes a city.}}',
  ),
  'keep-ships': say('{n, plural, one {{who} is choosing ships to keep.} other {{who} are choosing ships to keep.}}'),
  'pay-instead': say('{n, plural, one {{who} may pay for a city.} other {{who} may pay for cities.}}'),
  'place-people': say('{n, plural, one {{who} is placing tokens.} other {{who} are placing tokens.}}'),
  'replace-cities': say('{n, plural, one {{who} is replacing cities.} other {{who} are replacing cities.}}'),
  resettle: say('{n, plural, one {{who} is choosing where tokens go.} other {{who} are choosing where tokens go.}}'),
  sacking: say(
    '{n, plural, one {{who} is turning tokens into barbarians.} other {{who} are turning tokens into barbarians.}}',
  ),
  'sell-cards': say('{n, plural, one {{who} may sell trade cards.} other {{who} may sell trade cards.}}'),
  'start-stacks': say('{n, plural, one {{who} is choosing stacks.} other {{who} are choosing stacks.}}'),
  'take-card': say('{n, plural, one {{who} may draw a card.} other {{who} may draw cards.}}'),
  'tribal-conflict': say('{n, plural, one {{who} is choosing areas.} other {{who} are choosing areas.}}'),
  'wait-for-attack': say(
    '{n, plural, one {{who} is deciding which attack comes first.} other {{who} are deciding which attacks come first.}}',
  ),
};
