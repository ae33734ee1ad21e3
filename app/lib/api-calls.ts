import type { TrackAnswer, TrackRequest } from '../../domain/analytics/analytics-contract.ts'
import type {
  AccountDetails,
  AccountDone,
  AuthState,
  ChangePasswordRequest,
  Credentials,
  DeleteAccountRequest,
  EmailRequest,
  NewPasswordRequest,
  OtpSent,
  VerifyOtpRequest,
} from '../../domain/auth/auth-contract.ts'
import type { EndedSessions, EndSessionsRequest, OwnSessions } from '../../domain/auth/session-contract.ts'
import type { InvitationDone, InviteRequest, RemoveRequest, Team } from '../../domain/auth/team-contract.ts'
import type {
  BeginTwoStepRequest,
  ConfirmTwoStepRequest,
  ProvenRequest,
  RecoveryCodes,
  SignInAnswer,
  SignInCodeRequest,
  TwoStepKey,
  TwoStepState,
} from '../../domain/auth/two-step-contract.ts'
import type { ChatReply, ChatRequest } from '../../domain/chat/chat-contract.ts'
import type { ContentVersions, DeskContent, PublishRequest } from '../../domain/desk/desk-content-contract.ts'
import type { DeskChanges, DeskFrame } from '../../domain/desk/desk-contract.ts'
import type { DeskStatistics, DeskToday } from '../../domain/desk/desk-figures-contract.ts'
import type {
  AddPersonRequest,
  Changed,
  ClaimRequest,
  DetailsRequest,
  MergeRequest,
  NextContactRequest,
  NoteRequest,
  OwnerRequest,
  PeopleList,
  SearchAnswer,
  SeparateRequest,
  StepRequest,
} from '../../domain/desk/desk-people-contract.ts'
import type {
  AuditAnswer,
  DeskSettings,
  EscalationRequest,
  HoursRequest,
  NotificationChanges,
  OwnNameRequest,
  TemplatesRequest,
} from '../../domain/desk/desk-settings-contract.ts'
import type { PersonStory } from '../../domain/desk/desk-story-contract.ts'
import type { DeviceAnswer, DeviceRequest, TestAnswer } from '../../domain/desk/devices-contract.ts'
import type { ExplainAnswer, ExplainRequest, LookUpRequest } from '../../domain/explainer/explainer-contract.ts'
import type {
  CaptureLeadAnswer,
  CaptureLeadRequest,
  HandoffAnswer,
  HandoffRequest,
  NotifyAnswer,
  NotifyRequest,
  RegisterAnswer,
  RegisterRequest,
} from '../../domain/leads/lead-contract.ts'
import type { DataRequest, DataRequestAnswer } from '../../domain/privacy/data-request-contract.ts'

interface Call<Body, Answer> {
  body: Body
  answer: Answer
}

/** The POST calls of the site's API: what each takes and what it answers. */
export interface Posts {
  '/api/account/change-password': Call<ChangePasswordRequest, AccountDone>
  '/api/account/delete': Call<DeleteAccountRequest, AccountDone>
  '/api/account/forgot-password': Call<EmailRequest, AccountDone>
  '/api/account/reset-password': Call<NewPasswordRequest, AccountDone>
  '/api/account/sessions/end': Call<EndSessionsRequest, EndedSessions>
  '/api/account/sign-in': Call<Credentials, SignInAnswer>
  '/api/account/sign-in/code': Call<SignInCodeRequest, SignInAnswer>
  '/api/account/sign-out': Call<object, AccountDone>
  '/api/account/sign-up': Call<Credentials, AccountDone>
  '/api/account/team/invite': Call<InviteRequest, InvitationDone>
  '/api/account/team/remove': Call<RemoveRequest, AccountDone>
  '/api/account/two-step/begin': Call<BeginTwoStepRequest, TwoStepKey>
  '/api/account/two-step/confirm': Call<ConfirmTwoStepRequest, RecoveryCodes>
  '/api/account/two-step/recovery-codes': Call<ProvenRequest, RecoveryCodes>
  '/api/account/two-step/turn-off': Call<ProvenRequest, AccountDone>
  '/api/analytics/track': Call<TrackRequest, TrackAnswer>
  '/api/chat': Call<ChatRequest, ChatReply>
  '/api/chat/capture-lead': Call<CaptureLeadRequest, CaptureLeadAnswer>
  '/api/chat/whatsapp-handoff': Call<HandoffRequest, HandoffAnswer>
  '/api/desk/people': Call<AddPersonRequest, Changed>
  '/api/desk/search': Call<{ text: string }, SearchAnswer>
  '/api/desk/devices': Call<DeviceRequest, DeviceAnswer>
  '/api/desk/settings/escalation': Call<EscalationRequest, DeskSettings>
  '/api/desk/settings/hours': Call<HoursRequest, DeskSettings>
  '/api/desk/settings/name': Call<OwnNameRequest, DeskSettings>
  '/api/desk/settings/notifications': Call<NotificationChanges, DeskSettings>
  '/api/desk/settings/templates': Call<TemplatesRequest, DeskSettings>
  '/api/desk/undo': Call<{ eventId: string }, Changed>
  [content: `/api/desk/content/${string}`]: Call<PublishRequest, DeskContent>
  [deviceRemove: `/api/desk/devices/${string}/remove`]: Call<object, { success: true }>
  [deviceTest: `/api/desk/devices/${string}/test`]: Call<object, TestAnswer>
  [connectionTest: `/api/desk/connections/${string}/test`]: Call<object, TestAnswer>
  [delivery: `/api/desk/deliveries/${string}/resend`]: Call<object, { success: true }>
  [claim: `/api/desk/people/${string}/claim`]: Call<ClaimRequest, Changed>
  [release: `/api/desk/people/${string}/release`]: Call<object, Changed>
  [step: `/api/desk/people/${string}/step`]: Call<StepRequest, Changed>
  [owner: `/api/desk/people/${string}/owner`]: Call<OwnerRequest, Changed>
  [nextContact: `/api/desk/people/${string}/next-contact`]: Call<NextContactRequest, Changed>
  [details: `/api/desk/people/${string}/details`]: Call<DetailsRequest, Changed>
  [notes: `/api/desk/people/${string}/notes`]: Call<NoteRequest, Changed>
  [real: `/api/desk/people/${string}/real`]: Call<object, Changed>
  [same: `/api/desk/people/${string}/same`]: Call<object, Changed>
  [separate: `/api/desk/people/${string}/separate`]: Call<SeparateRequest, Changed>
  [merge: `/api/desk/people/${string}/merge`]: Call<MergeRequest, Changed>
  [apart: `/api/desk/people/${string}/keep-apart`]: Call<{ otherId: string }, Changed>
  [erase: `/api/desk/people/${string}/erase`]: Call<{ word: string }, { success: true }>
  '/api/explain-word': Call<ExplainRequest, ExplainAnswer>
  '/api/notify-whatsapp': Call<NotifyRequest, NotifyAnswer>
  '/api/otp/send-otp': Call<EmailRequest, OtpSent>
  '/api/otp/verify-otp': Call<VerifyOtpRequest, AccountDone>
  '/api/privacy/requests': Call<DataRequest, DataRequestAnswer>
  '/api/register': Call<RegisterRequest, RegisterAnswer>
  '/api/word-lookup': Call<LookUpRequest, ExplainAnswer>
}

export interface Gets {
  '/api/account': AccountDetails
  '/api/account/sessions': OwnSessions
  '/api/account/team': Team
  '/api/account/two-step': TwoStepState
  '/api/desk/content': DeskContent
  [versions: `/api/desk/content/${string}/versions`]: ContentVersions
  '/api/desk/frame': DeskFrame
  '/api/desk/settings': DeskSettings
  '/api/desk/today': DeskToday
  [audit: `/api/desk/audit?${string}`]: AuditAnswer
  [changes: `/api/desk/changes?${string}`]: DeskChanges
  [list: `/api/desk/people?${string}`]: PeopleList
  [story: `/api/desk/people/${string}`]: PersonStory
  [statistics: `/api/desk/statistics?${string}`]: DeskStatistics
  '/api/session': AuthState
  '/healthz': { status: 'ok' }
}

export type PostPath = keyof Posts
export type GetPath = keyof Gets
export type BodyOf<Path extends PostPath> = Posts[Path]['body']
export type AnswerOf<Path extends PostPath> = Posts[Path]['answer']
