import {
  Change,
  FromClient,
  FromServer,
  Motion,
  News,
  PersonInfo,
  RefusalForm,
  ROUTES,
  type Route,
  Said,
  SavedTable,
  SeatInfo,
  SeatRequest,
  TableInfo,
  TablePlan,
  TableView,
} from '@ecumene/client';
import { isRecord } from '@ecumene/engine';
import { Type } from 'typebox';

const COMPONENTS = '#/components/schemas/';

/** Schemas that are described once and referred to by name. */
const NAMED: Readonly<Record<string, object>> = {
  FromClient,
  FromServer,
  TableView,
  News,
  Change,
  TableInfo,
  SeatInfo,
  PersonInfo,
  TablePlan,
  Motion,
  SeatRequest,
  Said,
  SavedTable,
  Refusal: RefusalForm,
  Refused: Type.Object({ refusal: RefusalForm }),
};

/** The whole API as OpenAPI describes it, made of the very schemas everything is checked and typed by. */
export function openApi(version: string): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(ROUTES)) {
    const path = `/api/v1${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  const schemas = new Schemas();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ecumene',
      version,
      description:
        'Tables of the great civilization board games. Programs send a personal token as `Authorization: Bearer …`. The socket of a table is at `/api/v1/tables/{id}/socket`; what can be sent through it is the schema `FromClient`, and what comes back `FromServer`.',
    },
    servers: [{ url: '/' }],
    paths: schemas.referring(paths),
    components: {
      schemas: schemas.all(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'ecumene' },
      },
    },
  };
}

/** Puts references in the place of schemas that have a name, and keeps those that name each other. */
class Schemas {
  readonly #names = new Map<unknown, string>(Object.entries(NAMED).map(([name, schema]) => [schema, name]));
  readonly #described: Record<string, unknown> = {};

  all(): Readonly<Record<string, unknown>> {
    for (const [name, schema] of Object.entries(NAMED)) {
      const described = this.#inside(schema);
      // One that names itself has been described on the way.
      if (!(isRecord(described) && described['$ref'] === COMPONENTS + name)) this.#described[name] = described;
    }
    return this.#described;
  }

  referring(data: unknown): unknown {
    const name = this.#names.get(data);
    return name === undefined ? this.#inside(data) : { $ref: COMPONENTS + name };
  }

  #inside(data: unknown): unknown {
    if (Array.isArray(data)) return data.map((one) => this.referring(one));
    if (!isRecord(data)) return data;
    const { $defs, $ref, $id: _, ...rest } = data;
    for (const [name, schema] of Object.entries(isRecord($defs) ? $defs : {}))
      this.#described[name] ??= this.#inside(schema);
    const inside = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, this.referring(value)]));
    if (typeof $ref !== 'string') return inside;
    return { ...inside, $ref: $ref.startsWith('#') ? $ref : COMPONENTS + $ref };
  }
}

function operation(name: string, route: Route): unknown {
  const { properties, required } = objectIn(route.params);
  const parameters = Object.entries(properties).map(([parameter, schema]) => ({
    name: parameter,
    in: route.path.includes(`:${parameter}`) ? 'path' : 'query',
    required: required.includes(parameter),
    schema,
  }));
  const json = (schema: unknown): unknown => ({ content: { 'application/json': { schema } } });
  return {
    operationId: name,
    summary: route.about,
    ...(parameters.length > 0 && { parameters }),
    ...(route.method !== 'GET' && { requestBody: { required: true, ...Object(json(route.body)) } }),
    ...(route.signedIn && { security: [...(route.inPerson ? [] : [{ token: [] }]), { cookie: [] }] }),
    responses: {
      200: { description: 'Done.', ...Object(json(route.reply)) },
      default: { description: 'Refused, and why.', ...Object(json({ $ref: '#/components/schemas/Refused' })) },
    },
  };
}

function objectIn(schema: object): {
  readonly properties: Record<string, unknown>;
  readonly required: readonly string[];
} {
  const properties = 'properties' in schema ? Object(schema.properties) : {};
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  return { properties, required };
}
