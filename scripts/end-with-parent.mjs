// Loaded into the server: when `npm start` itself is killed, the server must not stay behind and hold the port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
