export type {
  ChatLine,
  ClientMessage,
  PresetInfo,
  GameInfo,
  GuestRequest,
  Invite,
  LessonInfo,
  Me,
  Moment,
  NewTable,
  Order,
  People,
  Place,
  Reason,
  Seal,
  SealChecked,
  SeatInfo,
  SeatRequest,
  ServerMessage,
  SettingInfo,
  TableBrief,
  Tagged,
} from '../wire'
export type { Contracts, GameName } from '../games/contracts'
import type { Contracts, GameName } from '../games/contracts'
import type { Scene, SeatRequest, TableMessage } from '../wire'

export type View<G extends GameName = GameName> = Contracts[G]['View']
export type GameEvent<G extends GameName = GameName> = Contracts[G]['Event']
export type Option<G extends GameName = GameName> = Contracts[G]['Option']
export type Question<G extends GameName = GameName> = Contracts[G]['Question']
export type Odds<G extends GameName = GameName> = Contracts[G]['Odds']
export type SeatKind = SeatRequest['kind']

/** The table as last told: what never changes, and the scene. */
export type TableState<G extends GameName = GameName> = Omit<
  TableMessage<G>,
  'type' | 'scene' | 'keep' | 'moments' | 'past' | 'chat'
> &
  Scene<G>
