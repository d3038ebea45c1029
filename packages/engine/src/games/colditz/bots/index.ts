export const colditzBots = {}
