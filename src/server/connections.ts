import { Socket } from 'node:net';
import { basicHeaders } from './basicHeaders';
import type { RequestGuard } from './serverFactory';

/** Maximum number of pipelined requests per connection whose responses are not yet read. Browsers don't pipeline. */
const maxUnanswered = 256;

const unanswered = new WeakMap<Socket, number>();

/**
 * Closes a connection that pipelines requests without reading the responses, which would fill the memory. Node stops
 * reading such a connection only after the 2000 requests that fit into one read of 64 kB.
 */
export const limitPipelining: RequestGuard = ({ socket }, response) => {
  if (socket.destroyed) return true;
  const count = (unanswered.get(socket) ?? 0) + 1;
  if (count > maxUnanswered) {
    socket.destroy();
    return true;
  }
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return false;
};

/**
 * Lingering close (RFC 9112, 9.6) for responses that are sent before the whole body was read: half-closes the socket
 * and reads the rest of the body, within `requestTimeout`. Node would destroy the socket after the response and answer
 * further bytes with a reset, which discards the response at the client.
 */
export const lingerOnClose: RequestGuard = (request) => {
  const { socket, headers } = request;
  // A request after the one that closes the connection.
  if (socket.writableEnded) {
    socket.destroy();
    return true;
  }
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return false;
  const destroySoon = () => Socket.prototype.destroySoon.call(socket);
  socket.destroySoon = () => {
    if (request.complete) return destroySoon();
    socket.end();
    request.once('end', destroySoon).resume();
  };
  return false;
};

const countHostHeaders = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

/** Rejects duplicate Host headers with 400 (RFC 9112, 3.2): a proxy and this server could read different ones. */
export const rejectDuplicateHost: RequestGuard = ({ rawHeaders }, response) => {
  if (countHostHeaders(rawHeaders) < 2) return false;
  response.writeHead(400, { ...basicHeaders, connection: 'close', 'content-length': '0' }).end();
  return true;
};
