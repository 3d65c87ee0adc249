/** How another reply is to differ from the one before; without a style it takes another angle. */
export const replyStyles = ['shorter', 'blunter', 'other'] as const
export type ReplyStyle = (typeof replyStyles)[number]
