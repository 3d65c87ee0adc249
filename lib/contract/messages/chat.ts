import { toast } from './toast'

export const chatMessages = {
  conversationDeleted: toast({ title: 'Conversation deleted' }),
  conversationArchived: toast({ title: 'Conversation archived' }),
  memoryUpdated: toast({ title: 'Memory updated' }),
  memoryDeleted: toast({ title: 'Memory deleted' }),
  memoryUndone: toast({ title: 'Not remembered', description: 'Your coach will not keep this in mind.' }),
  /** Why the built-in coach answers where a model is set up, by the budget that is spent. */
  budgetSpent: {
    day: 'The built-in coach answers: your tokens for the AI model are spent for today.',
    month: 'The built-in coach answers: this server’s tokens for the AI model are spent for this month.',
  },
  receipt: {
    gone: 'What was sent for this is no longer kept.',
    blank:
      'You have since deleted something that may have been part of it, so the text is gone. This is how much was sent.',
  },
  offTheRecord:
    'Off the record: nothing said here is kept, remembered or acted on. It is gone when you leave this screen.',
  archivedConversation: 'This conversation is archived. Restore it to continue it.',
  field: {
    messageRequired: 'Write a message first',
  },
  failed: {
    exportConversation: 'Failed to export conversation',
    sendMessage: 'Message not sent',
    regenerateReply: 'Reply not regenerated',
    conversation: 'Failed to update conversation',
    clearHistory: 'Failed to clear chat history',
    proposal: 'Nothing was changed',
    updateMemory: 'Failed to update memory',
    deleteMemory: 'Failed to delete memory',
  },
  error: {
    createConversation: 'Failed to create conversation. Please try again.',
    cutShort: 'The connection broke off before the reply was whole. Please try again.',
  },
  confirm: {
    clearHistory: 'Are you sure you want to clear all chat history? This action cannot be undone.',
    deleteConversation: 'Are you sure you want to delete this conversation?',
    archiveConversation: 'Are you sure you want to archive this conversation?',
    deleteMemory: 'Are you sure you want your coach to forget this?',
  },
} as const
