// A line to the server that can be cut: what a tunnel, a lift or a closed laptop does to a connection.
import { connect, createServer } from 'node:net';
import { once } from 'node:events';

export async function startProxy(server) {
  const open = new Set();
  let cut = false;
  const listener = createServer((near) => {
    if (cut) return near.destroy();
    const far = connect(server.port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => (open.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `http://localhost:${listener.address().port}`,
    cut() {
      cut = true;
      for (const socket of open) socket.destroy();
    },
    mend() {
      cut = false;
    },
    async stop() {
      this.cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}
