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
import type { InviteRequest, RemoveRequest, Team } from '../../domain/auth/team-contract.ts'
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
  '/api/account/team/invite': Call<InviteRequest, AccountDone>
  '/api/account/team/remove': Call<RemoveRequest, AccountDone>
  '/api/account/two-step/begin': Call<BeginTwoStepRequest, TwoStepKey>
  '/api/account/two-step/confirm': Call<ConfirmTwoStepRequest, RecoveryCodes>
  '/api/account/two-step/recovery-codes': Call<ProvenRequest, RecoveryCodes>
  '/api/account/two-step/turn-off': Call<ProvenRequest, AccountDone>
  '/api/analytics/track': Call<TrackRequest, TrackAnswer>
  '/api/chat': Call<ChatRequest, ChatReply>
  '/api/chat/capture-lead': Call<CaptureLeadRequest, CaptureLeadAnswer>
  '/api/chat/whatsapp-handoff': Call<HandoffRequest, HandoffAnswer>
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
  '/api/session': AuthState
  '/healthz': { status: 'ok' }
}

export type PostPath = keyof Posts
export type GetPath = keyof Gets
export type BodyOf<Path extends PostPath> = Posts[Path]['body']
export type AnswerOf<Path extends PostPath> = Posts[Path]['answer']
