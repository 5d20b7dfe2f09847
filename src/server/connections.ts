import { Socket } from 'node:net';
import { basicHeaders } from './basicHeaders';
import type { RequestGuard } from './serverFactory';

/** Requests of one connection that may wait for their answers to be read. Browsers send one at a time. */
const mostUnanswered = 256;

const unanswered = new WeakMap<Socket, number>();

/**
 * Closes a connection that sends requests and doesn't read the answers, which would fill the memory: Node itself stops
 * reading such a connection, but only after the two thousand requests that fit into one read of 64 kB.
 */
export const limitUnanswered: RequestGuard = ({ socket }, response) => {
  if (socket.destroyed) return true;
  const count = (unanswered.get(socket) ?? 0) + 1;
  if (count > mostUnanswered) {
    socket.destroy();
    return true;
  }
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return false;
};

/**
 * Lets a client read the answer to a body that was refused halfway (RFC 9112, 9.6). Node destroys the socket after the
 * last answer; bytes that arrive afterwards are answered with a reset, and a reset deletes what the client has not read
 * yet. Here the connection is closed in one direction, and the rest of the body is read, within `requestTimeout`.
 */
export const lingerOnClose: RequestGuard = (request) => {
  const { socket, headers } = request;
  // A request behind one after which the connection is to be closed.
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

const hostsIn = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

/** Refuses a request with two Host headers (RFC 9112, 3.2), in which proxies and this server could see two sites. */
export const refuseTwoHosts: RequestGuard = ({ rawHeaders }, response) => {
  if (hostsIn(rawHeaders) < 2) return false;
  response.writeHead(400, { ...basicHeaders, connection: 'close', 'content-length': '0' }).end();
  return true;
};
