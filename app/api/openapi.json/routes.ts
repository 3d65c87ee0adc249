// Written from the folders of app/api by scripts/openapi/route-modules.ts, before each build, test and start of development.
import * as aiGenerateCoachRoute from '../ai/generate-coach/route'
import * as aiGoalCreationAssistanceRoute from '../ai/goal-creation-assistance/route'
import * as aiRegenerateDescriptionRoute from '../ai/regenerate-description/route'
import * as aiSuggestDescriptionRoute from '../ai/suggest-description/route'
import * as attachmentsIdRoute from '../attachments/[id]/route'
import * as attachmentsRoute from '../attachments/route'
import * as authDemoRoute from '../auth/demo/route'
import * as authLoginRoute from '../auth/login/route'
import * as authLogoutRoute from '../auth/logout/route'
import * as authMeRoute from '../auth/me/route'
import * as authPasskeysIdRoute from '../auth/passkeys/[id]/route'
import * as authPasskeysLoginOptionsRoute from '../auth/passkeys/login/options/route'
import * as authPasskeysLoginVerifyRoute from '../auth/passkeys/login/verify/route'
import * as authPasskeysOptionsRoute from '../auth/passkeys/options/route'
import * as authPasskeysRoute from '../auth/passkeys/route'
import * as authPasskeysVerifyRoute from '../auth/passkeys/verify/route'
import * as authPasswordRoute from '../auth/password/route'
import * as authRecoverRoute from '../auth/recover/route'
import * as authRecoveryCodesRoute from '../auth/recovery-codes/route'
import * as authResetTokenRoute from '../auth/reset/[token]/route'
import * as authResetRoute from '../auth/reset/route'
import * as authSessionsIdRoute from '../auth/sessions/[id]/route'
import * as authSessionsRoute from '../auth/sessions/route'
import * as authSignupRoute from '../auth/signup/route'
import * as authTotpConfirmRoute from '../auth/totp/confirm/route'
import * as authTotpRoute from '../auth/totp/route'
import * as backupsRoute from '../backups/route'
import * as chatIdReceiptRoute from '../chat/[id]/receipt/route'
import * as chatIdRegenerateRoute from '../chat/[id]/regenerate/route'
import * as chatIdRoute from '../chat/[id]/route'
import * as chatRoute from '../chat/route'
import * as coachConnectionFindRoute from '../coach/connection/find/route'
import * as coachConnectionRoute from '../coach/connection/route'
import * as coachConnectionTestRoute from '../coach/connection/test/route'
import * as coachStatusRoute from '../coach/status/route'
import * as coachUsageRoute from '../coach/usage/route'
import * as conversationsIdRoute from '../conversations/[id]/route'
import * as conversationsActiveRoute from '../conversations/active/route'
import * as conversationsRoute from '../conversations/route'
import * as experimentsIdRoute from '../experiments/[id]/route'
import * as experimentsRoute from '../experiments/route'
import * as exportAllRoute from '../export/all/route'
import * as exportGoalsRoute from '../export/goals/route'
import * as exportInsightsRoute from '../export/insights/route'
import * as exportJournalRoute from '../export/journal/route'
import * as exportValuesRoute from '../export/values/route'
import * as feedsSecretRoute from '../feeds/[secret]/route'
import * as feedsRoute from '../feeds/route'
import * as goalsIdAiUpdateRoute from '../goals/[id]/ai-update/route'
import * as goalsIdHistoryRoute from '../goals/[id]/history/route'
import * as goalsIdMentionsRoute from '../goals/[id]/mentions/route'
import * as goalsIdObstaclesRoute from '../goals/[id]/obstacles/route'
import * as goalsIdRoute from '../goals/[id]/route'
import * as goalsIdValuesRoute from '../goals/[id]/values/route'
import * as goalsCapacityRoute from '../goals/capacity/route'
import * as goalsMeasureRoute from '../goals/measure/route'
import * as goalsRoute from '../goals/route'
import * as healthRoute from '../health/route'
import * as importRoute from '../import/route'
import * as importsIdApplyRoute from '../imports/[id]/apply/route'
import * as importsIdRoute from '../imports/[id]/route'
import * as importsRoute from '../imports/route'
import * as insightsEnergyPatternsRoute from '../insights/energy-patterns/route'
import * as insightsGoalResponseRoute from '../insights/goal/response/route'
import * as insightsGoalsIdOutlookRoute from '../insights/goals/[id]/outlook/route'
import * as insightsGoalsIdReceiptRoute from '../insights/goals/[id]/receipt/route'
import * as insightsGoalsIdRoute from '../insights/goals/[id]/route'
import * as insightsGoalsRiskRoute from '../insights/goals/risk/route'
import * as insightsGoalsRoute from '../insights/goals/route'
import * as insightsMonthlyRoute from '../insights/monthly/route'
import * as insightsResponsesGoalIdRoute from '../insights/responses/[goalId]/route'
import * as insightsResponsesRoute from '../insights/responses/route'
import * as insightsTrackRecordRoute from '../insights/track-record/route'
import * as insightsWeeklyReceiptRoute from '../insights/weekly/receipt/route'
import * as insightsWeeklyReviewRoute from '../insights/weekly/review/route'
import * as insightsWeeklyRoute from '../insights/weekly/route'
import * as journalIdHeardRoute from '../journal/[id]/heard/route'
import * as journalIdRoute from '../journal/[id]/route'
import * as journalDayRoute from '../journal/day/route'
import * as journalEnergyRoute from '../journal/energy/route'
import * as journalRoute from '../journal/route'
import * as memoriesIdRoute from '../memories/[id]/route'
import * as memoriesRoute from '../memories/route'
import * as metricsRoute from '../metrics/route'
import * as plansIdOutcomesRoute from '../plans/[id]/outcomes/route'
import * as plansIdRoute from '../plans/[id]/route'
import * as plansCheckRoute from '../plans/check/route'
import * as plansRoute from '../plans/route'
import * as proposalsIdApplyRoute from '../proposals/[id]/apply/route'
import * as proposalsIdDismissRoute from '../proposals/[id]/dismiss/route'
import * as proposalsIdUndoRoute from '../proposals/[id]/undo/route'
import * as proposalsReadRoute from '../proposals/read/route'
import * as proposalsRoute from '../proposals/route'
import * as pushKeyRoute from '../push/key/route'
import * as pushMessagesIdOpenedRoute from '../push/messages/[id]/opened/route'
import * as pushSubscriptionsRoute from '../push/subscriptions/route'
import * as readyRoute from '../ready/route'
import * as recordAskRoute from '../record/ask/route'
import * as remindersIdRoute from '../reminders/[id]/route'
import * as remindersRoute from '../reminders/route'
import * as searchMeantRoute from '../search/meant/route'
import * as searchRoute from '../search/route'
import * as todayQuestionsIdSkipRoute from '../today/questions/[id]/skip/route'
import * as todayRoute from '../today/route'
import * as tokensIdReadsRoute from '../tokens/[id]/reads/route'
import * as tokensIdRoute from '../tokens/[id]/route'
import * as tokensRoute from '../tokens/route'
import * as usersMeRoute from '../users/me/route'
import * as usersProfileRoute from '../users/profile/route'
import * as valuesIdRoute from '../values/[id]/route'

/** Every documented route module by its path. */
export const routes = {
  '/api/ai/generate-coach': aiGenerateCoachRoute,
  '/api/ai/goal-creation-assistance': aiGoalCreationAssistanceRoute,
  '/api/ai/regenerate-description': aiRegenerateDescriptionRoute,
  '/api/ai/suggest-description': aiSuggestDescriptionRoute,
  '/api/attachments/{id}': attachmentsIdRoute,
  '/api/attachments': attachmentsRoute,
  '/api/auth/demo': authDemoRoute,
  '/api/auth/login': authLoginRoute,
  '/api/auth/logout': authLogoutRoute,
  '/api/auth/me': authMeRoute,
  '/api/auth/passkeys/{id}': authPasskeysIdRoute,
  '/api/auth/passkeys/login/options': authPasskeysLoginOptionsRoute,
  '/api/auth/passkeys/login/verify': authPasskeysLoginVerifyRoute,
  '/api/auth/passkeys/options': authPasskeysOptionsRoute,
  '/api/auth/passkeys': authPasskeysRoute,
  '/api/auth/passkeys/verify': authPasskeysVerifyRoute,
  '/api/auth/password': authPasswordRoute,
  '/api/auth/recover': authRecoverRoute,
  '/api/auth/recovery-codes': authRecoveryCodesRoute,
  '/api/auth/reset/{token}': authResetTokenRoute,
  '/api/auth/reset': authResetRoute,
  '/api/auth/sessions/{id}': authSessionsIdRoute,
  '/api/auth/sessions': authSessionsRoute,
  '/api/auth/signup': authSignupRoute,
  '/api/auth/totp/confirm': authTotpConfirmRoute,
  '/api/auth/totp': authTotpRoute,
  '/api/backups': backupsRoute,
  '/api/chat/{id}/receipt': chatIdReceiptRoute,
  '/api/chat/{id}/regenerate': chatIdRegenerateRoute,
  '/api/chat/{id}': chatIdRoute,
  '/api/chat': chatRoute,
  '/api/coach/connection/find': coachConnectionFindRoute,
  '/api/coach/connection': coachConnectionRoute,
  '/api/coach/connection/test': coachConnectionTestRoute,
  '/api/coach/status': coachStatusRoute,
  '/api/coach/usage': coachUsageRoute,
  '/api/conversations/{id}': conversationsIdRoute,
  '/api/conversations/active': conversationsActiveRoute,
  '/api/conversations': conversationsRoute,
  '/api/experiments/{id}': experimentsIdRoute,
  '/api/experiments': experimentsRoute,
  '/api/export/all': exportAllRoute,
  '/api/export/goals': exportGoalsRoute,
  '/api/export/insights': exportInsightsRoute,
  '/api/export/journal': exportJournalRoute,
  '/api/export/values': exportValuesRoute,
  '/api/feeds/{secret}': feedsSecretRoute,
  '/api/feeds': feedsRoute,
  '/api/goals/{id}/ai-update': goalsIdAiUpdateRoute,
  '/api/goals/{id}/history': goalsIdHistoryRoute,
  '/api/goals/{id}/mentions': goalsIdMentionsRoute,
  '/api/goals/{id}/obstacles': goalsIdObstaclesRoute,
  '/api/goals/{id}': goalsIdRoute,
  '/api/goals/{id}/values': goalsIdValuesRoute,
  '/api/goals/capacity': goalsCapacityRoute,
  '/api/goals/measure': goalsMeasureRoute,
  '/api/goals': goalsRoute,
  '/api/health': healthRoute,
  '/api/import': importRoute,
  '/api/imports/{id}/apply': importsIdApplyRoute,
  '/api/imports/{id}': importsIdRoute,
  '/api/imports': importsRoute,
  '/api/insights/energy-patterns': insightsEnergyPatternsRoute,
  '/api/insights/goal/response': insightsGoalResponseRoute,
  '/api/insights/goals/{id}/outlook': insightsGoalsIdOutlookRoute,
  '/api/insights/goals/{id}/receipt': insightsGoalsIdReceiptRoute,
  '/api/insights/goals/{id}': insightsGoalsIdRoute,
  '/api/insights/goals/risk': insightsGoalsRiskRoute,
  '/api/insights/goals': insightsGoalsRoute,
  '/api/insights/monthly': insightsMonthlyRoute,
  '/api/insights/responses/{goalId}': insightsResponsesGoalIdRoute,
  '/api/insights/responses': insightsResponsesRoute,
  '/api/insights/track-record': insightsTrackRecordRoute,
  '/api/insights/weekly/receipt': insightsWeeklyReceiptRoute,
  '/api/insights/weekly/review': insightsWeeklyReviewRoute,
  '/api/insights/weekly': insightsWeeklyRoute,
  '/api/journal/{id}/heard': journalIdHeardRoute,
  '/api/journal/{id}': journalIdRoute,
  '/api/journal/day': journalDayRoute,
  '/api/journal/energy': journalEnergyRoute,
  '/api/journal': journalRoute,
  '/api/memories/{id}': memoriesIdRoute,
  '/api/memories': memoriesRoute,
  '/api/metrics': metricsRoute,
  '/api/plans/{id}/outcomes': plansIdOutcomesRoute,
  '/api/plans/{id}': plansIdRoute,
  '/api/plans/check': plansCheckRoute,
  '/api/plans': plansRoute,
  '/api/proposals/{id}/apply': proposalsIdApplyRoute,
  '/api/proposals/{id}/dismiss': proposalsIdDismissRoute,
  '/api/proposals/{id}/undo': proposalsIdUndoRoute,
  '/api/proposals/read': proposalsReadRoute,
  '/api/proposals': proposalsRoute,
  '/api/push/key': pushKeyRoute,
  '/api/push/messages/{id}/opened': pushMessagesIdOpenedRoute,
  '/api/push/subscriptions': pushSubscriptionsRoute,
  '/api/ready': readyRoute,
  '/api/record/ask': recordAskRoute,
  '/api/reminders/{id}': remindersIdRoute,
  '/api/reminders': remindersRoute,
  '/api/search/meant': searchMeantRoute,
  '/api/search': searchRoute,
  '/api/today/questions/{id}/skip': todayQuestionsIdSkipRoute,
  '/api/today': todayRoute,
  '/api/tokens/{id}/reads': tokensIdReadsRoute,
  '/api/tokens/{id}': tokensIdRoute,
  '/api/tokens': tokensRoute,
  '/api/users/me': usersMeRoute,
  '/api/users/profile': usersProfileRoute,
  '/api/values/{id}': valuesIdRoute,
}
