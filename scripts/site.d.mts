import type { Server } from 'node:http';

export function buildSite(): void;
export function buildSiteIfOutdated(): void;
export function serveSite(folder?: string): Promise<Server>;
export function addressOf(server: Server): string;
