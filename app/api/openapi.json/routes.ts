import * as aiGenerateCoach from '../ai/generate-coach/route'
import * as aiGoalCreationAssistance from '../ai/goal-creation-assistance/route'
import * as aiRegenerateDescription from '../ai/regenerate-description/route'
import * as aiSuggestDescription from '../ai/suggest-description/route'
import * as authLogin from '../auth/login/route'
import * as authLogout from '../auth/logout/route'
import * as authMe from '../auth/me/route'
import * as authPassword from '../auth/password/route'
import * as authSessionsId from '../auth/sessions/[id]/route'
import * as authSessions from '../auth/sessions/route'
import * as authSignup from '../auth/signup/route'
import * as chatIdRegenerate from '../chat/[id]/regenerate/route'
import * as chatId from '../chat/[id]/route'
import * as chat from '../chat/route'
import * as coachStatus from '../coach/status/route'
import * as coachUsage from '../coach/usage/route'
import * as conversationsId from '../conversations/[id]/route'
import * as conversationsActive from '../conversations/active/route'
import * as conversations from '../conversations/route'
import * as exportAll from '../export/all/route'
import * as exportGoals from '../export/goals/route'
import * as exportInsights from '../export/insights/route'
import * as exportJournal from '../export/journal/route'
import * as exportValues from '../export/values/route'
import * as goalsIdAiUpdate from '../goals/[id]/ai-update/route'
import * as goalsIdHistory from '../goals/[id]/history/route'
import * as goalsId from '../goals/[id]/route'
import * as goalsIdValues from '../goals/[id]/values/route'
import * as goalsMeasure from '../goals/measure/route'
import * as goals from '../goals/route'
import * as health from '../health/route'
import * as importing from '../import/route'
import * as insightsGoalResponse from '../insights/goal/response/route'
import * as insightsGoalsId from '../insights/goals/[id]/route'
import * as insightsGoalsRisk from '../insights/goals/risk/route'
import * as insightsGoals from '../insights/goals/route'
import * as insightsResponsesGoalId from '../insights/responses/[goalId]/route'
import * as insightsResponses from '../insights/responses/route'
import * as insightsTrackRecord from '../insights/track-record/route'
import * as insightsWeekly from '../insights/weekly/route'
import * as journalIdHeard from '../journal/[id]/heard/route'
import * as journalId from '../journal/[id]/route'
import * as journalEnergy from '../journal/energy/route'
import * as journal from '../journal/route'
import * as memoriesId from '../memories/[id]/route'
import * as memories from '../memories/route'
import * as metrics from '../metrics/route'
import * as proposalsIdApply from '../proposals/[id]/apply/route'
import * as proposalsIdDismiss from '../proposals/[id]/dismiss/route'
import * as proposalsIdUndo from '../proposals/[id]/undo/route'
import * as proposals from '../proposals/route'
import * as ready from '../ready/route'
import * as recordAsk from '../record/ask/route'
import * as remindersId from '../reminders/[id]/route'
import * as reminders from '../reminders/route'
import * as search from '../search/route'
import * as usersMe from '../users/me/route'
import * as usersProfile from '../users/profile/route'
import * as valuesId from '../values/[id]/route'

/** Every documented route module by its path. A test fails when one under app/api is missing here. */
export const routes = {
  '/api/ai/generate-coach': aiGenerateCoach,
  '/api/ai/goal-creation-assistance': aiGoalCreationAssistance,
  '/api/ai/regenerate-description': aiRegenerateDescription,
  '/api/ai/suggest-description': aiSuggestDescription,
  '/api/auth/login': authLogin,
  '/api/auth/logout': authLogout,
  '/api/auth/me': authMe,
  '/api/auth/password': authPassword,
  '/api/auth/sessions/{id}': authSessionsId,
  '/api/auth/sessions': authSessions,
  '/api/auth/signup': authSignup,
  '/api/chat/{id}': chatId,
  '/api/chat/{id}/regenerate': chatIdRegenerate,
  '/api/chat': chat,
  '/api/coach/status': coachStatus,
  '/api/coach/usage': coachUsage,
  '/api/conversations/{id}': conversationsId,
  '/api/conversations/active': conversationsActive,
  '/api/conversations': conversations,
  '/api/export/all': exportAll,
  '/api/export/goals': exportGoals,
  '/api/export/insights': exportInsights,
  '/api/export/journal': exportJournal,
  '/api/export/values': exportValues,
  '/api/goals/{id}/ai-update': goalsIdAiUpdate,
  '/api/goals/{id}/history': goalsIdHistory,
  '/api/goals/{id}/values': goalsIdValues,
  '/api/goals/{id}': goalsId,
  '/api/goals/measure': goalsMeasure,
  '/api/goals': goals,
  '/api/health': health,
  '/api/import': importing,
  '/api/insights/goal/response': insightsGoalResponse,
  '/api/insights/goals/{id}': insightsGoalsId,
  '/api/insights/goals/risk': insightsGoalsRisk,
  '/api/insights/goals': insightsGoals,
  '/api/insights/responses/{goalId}': insightsResponsesGoalId,
  '/api/insights/responses': insightsResponses,
  '/api/insights/track-record': insightsTrackRecord,
  '/api/insights/weekly': insightsWeekly,
  '/api/journal/{id}/heard': journalIdHeard,
  '/api/journal/{id}': journalId,
  '/api/journal/energy': journalEnergy,
  '/api/journal': journal,
  '/api/memories/{id}': memoriesId,
  '/api/memories': memories,
  '/api/metrics': metrics,
  '/api/proposals/{id}/apply': proposalsIdApply,
  '/api/proposals/{id}/dismiss': proposalsIdDismiss,
  '/api/proposals/{id}/undo': proposalsIdUndo,
  '/api/proposals': proposals,
  '/api/ready': ready,
  '/api/record/ask': recordAsk,
  '/api/reminders/{id}': remindersId,
  '/api/reminders': reminders,
  '/api/search': search,
  '/api/users/me': usersMe,
  '/api/users/profile': usersProfile,
  '/api/values/{id}': valuesId,
}
