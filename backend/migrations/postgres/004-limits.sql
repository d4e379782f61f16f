CREATE UNLOGGED TABLE "_limits" (
  "key" VARCHAR(255) COLLATE "C" PRIMARY KEY,
  "points" INTEGER DEFAULT 0 NOT NULL,
  "expire" BIGINT
)
--;
UPDATE "_params" SET "value" = ("value"::jsonb - 'rateLimits')::text WHERE "id" = 'settings' AND "value"::jsonb -> 'rateLimits' = '{"rules":[{"label":"*:auth","audience":"","duration":3,"maxRequests":2},{"label":"*:create","audience":"","duration":5,"maxRequests":20},{"label":"/api/batch","audience":"","duration":1,"maxRequests":3},{"label":"/api/","audience":"","duration":10,"maxRequests":300}],"excludedIPs":[],"enabled":false}'::jsonb
