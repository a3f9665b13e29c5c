export type { Asking, ChatLine, Created, GameInfo, Invite, Me, Moment, NewTable, SeatInfo, SeatWish, SettingInfo, TableBrief, Tagged } from '../wire'
import type { ClientMessage, ServerMessage, Tagged, TableMessage } from '../wire'

export type Option = Tagged
export type GameEvent = Tagged
export type SeatKind = 'me' | 'friend' | 'bot' | 'here'
export type { ClientMessage, ServerMessage }

/** The table as last told, without what is kept elsewhere. */
export type TableState = Omit<TableMessage, 'type' | 'moments' | 'keep' | 'chat'>
