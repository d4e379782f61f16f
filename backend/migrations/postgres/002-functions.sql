-- What SQLite does by itself with values of changing types, for the SQL of filters (dialects/expressions/postgres.ts).

-- JSON with what PostgreSQL's text cannot hold replaced: U+0000 and halves of surrogate pairs, which only stand escaped.
CREATE FUNCTION _json(json_text text) RETURNS json LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN strpos(json_text, '\u') = 0 THEN json_text::json
    ELSE regexp_replace(json_text, '\\u(0000|[dD][89a-fA-F][0-9a-fA-F]{2})', '\\ufffd', 'g')::json END
$$
--;
-- A view's column: what is no JSON counts as a string.
CREATE FUNCTION _lenient_json(json_text text) RETURNS json LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED AS $$
BEGIN
  RETURN _json(json_text);
EXCEPTION WHEN OTHERS THEN
  RETURN to_json(json_text);
END
$$
--;
-- A text that SQLite takes for a number; null for any other, and for more than 400 characters.
CREATE FUNCTION _text_number(number_text text) RETURNS float8 LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  exponent text := coalesce(substring(number_text from '[eE][+]?(-?[0-9]+)'), '0');
  number numeric;
BEGIN
  IF length(number_text) > 400 OR number_text !~ '^[ \t\n\r\f\v]*[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?[ \t\n\r\f\v]*$' THEN
    RETURN NULL;
  END IF;
  IF length(ltrim(exponent, '-0')) > 3 THEN
    RETURN CASE WHEN exponent LIKE '-%' OR number_text !~ '^[^eE]*[1-9]' THEN 0 WHEN number_text ~ '^\s*-' THEN '-Infinity' ELSE 'Infinity' END::float8;
  END IF;
  number := btrim(number_text, E' \t\n\r\f\v')::numeric;
  IF abs(number) > 1.7976931348623157e308 THEN
    RETURN CASE WHEN number < 0 THEN '-Infinity' ELSE 'Infinity' END::float8;
  END IF;
  RETURN CASE WHEN abs(number) < 5e-324 THEN 0 ELSE number::float8 END;
END
$$
--;
-- A text that sorts by bytes like the number (dialects/expressions/json-key.ts makes the same).
CREATE FUNCTION _number_key(number float8) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN number < 0 THEN '10' || translate(encode(float8send(number), 'hex'), '0123456789abcdef', 'fedcba9876543210')
    ELSE '11' || encode(float8send(number + 0), 'hex') END COLLATE "C"
$$
--;
-- A key whose text looks like a number becomes that number's key.
CREATE FUNCTION _numeric_key(key text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN key LIKE '2%' THEN coalesce(_number_key(_text_number(substr(key, 2))), key) ELSE key END COLLATE "C"
$$
--;
CREATE FUNCTION _json_text(value json) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE json_typeof(value)
    WHEN 'null' THEN NULL
    WHEN 'boolean' THEN CASE WHEN value::text = 'true' THEN '1' ELSE '0' END
    WHEN 'string' THEN value #>> '{}'
    ELSE value::text END COLLATE "C"
$$
--;
CREATE FUNCTION _json_key(value json) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN json_typeof(value) IN ('number', 'boolean') THEN _number_key(_text_number(_json_text(value)))
    ELSE '2' || _json_text(value) END COLLATE "C"
$$
--;
CREATE FUNCTION _number_text(number float8) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN abs(number) < 9.2e18 AND number = trunc(number) THEN number::bigint::text ELSE number::text END COLLATE "C"
$$
--;
-- The entries of a list; what is no list stands for a list of itself.
CREATE FUNCTION _entries(list text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 4 AS $$
  SELECT value COLLATE "C" FROM json_array_elements_text(CASE WHEN list LIKE '[%]' THEN _json(list) ELSE json_build_array(list) END)
$$
--;
CREATE FUNCTION _length(list text) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN coalesce(list, '') = '' THEN 0 WHEN list LIKE '[%]' THEN json_array_length(_json(list)) ELSE 1 END::float8
$$
--;
CREATE FUNCTION _geo_distance(lon_a float8, lat_a float8, lon_b float8, lat_b float8) RETURNS float8
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN 'Infinity'::float8 IN (abs(lon_a), abs(lat_a), abs(lon_b), abs(lat_b)) THEN NULL
    ELSE 6371 * acos(least(1, greatest(-1, cos(radians(lat_a)) * cos(radians(lat_b)) * cos(radians(lon_b) - radians(lon_a))
      + sin(radians(lat_a)) * sin(radians(lat_b))))) END
$$
--;
-- SQLite's time values: dates, times, both with zones, numbers of julian days. Null for anything else. SQLite's years
-- begin at -4713: all moments here lie 20000 years later, where the calendar is the same and nothing leaves the range.
CREATE FUNCTION _time_value(time_text text) RETURNS timestamp LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  parts text[] := regexp_match(time_text, '^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[ \t\n\r\f\vT]+([0-9]{2}):([0-9]{2})(?::([0-9]{2}(?:\.[0-9]+)?))?)?[ \t\n\r\f\v]*(?:([zZ])|([+-])([0-9]{2}):([0-9]{2}))?[ \t\n\r\f\v]*$');
  days float8;
  result timestamp;
BEGIN
  IF parts IS NULL THEN
    parts := regexp_match(time_text, '^()()()([0-9]{2}):([0-9]{2})(?::([0-9]{2}(?:\.[0-9]+)?))?[ \t\n\r\f\v]*(?:([zZ])|([+-])([0-9]{2}):([0-9]{2}))?[ \t\n\r\f\v]*$');
    IF parts IS NULL THEN
      days := _text_number(time_text);
      RETURN CASE WHEN days >= 0 AND days < 5373484.5
        THEN date_trunc('milliseconds', timestamp '21970-01-01' + (days - 2440587.5) * interval '1 day' + interval '0.0005 seconds') END;
    END IF;
    parts[1:3] := ARRAY['2000', '01', '01'];
  END IF;
  -- A zone alone belongs to a time.
  IF parts[4] IS NULL AND (parts[7] IS NOT NULL OR parts[8] IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  IF parts[2] NOT BETWEEN '01' AND '12' OR parts[3] NOT BETWEEN '01' AND '31' OR parts[4] > '24' OR parts[5] > '59'
    OR left(parts[6], 2) > '59' OR parts[9] > '14' OR parts[10] > '59' THEN
    RETURN NULL;
  END IF;
  result := make_timestamp(parts[1]::int + 20000, parts[2]::int, 1, 0, 0, 0) + (parts[3]::int - 1) * interval '1 day'
    + coalesce(parts[4], '0')::int * interval '1 hour' + coalesce(parts[5], '0')::int * interval '1 minute'
    + left(coalesce(parts[6], '0'), 20)::float8 * interval '1 second';
  IF parts[8] IS NOT NULL THEN
    result := result - (parts[8] || parts[9] || ':' || parts[10])::interval;
  END IF;
  RETURN date_trunc('milliseconds', result + interval '0.0005 seconds');
END
$$
--;
-- One of SQLite's modifiers of times; null for one that is unknown, as for those that ask for the server's own zone.
CREATE FUNCTION _modified_time(moment timestamp, modifier text) RETURNS timestamp LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  word text := lower(btrim(modifier));
  parts text[] := regexp_match(word, '^([+-]?[0-9]{1,9}(?:\.[0-9]{1,9})?) *(second|minute|hour|day|month|year)s?$');
  amount numeric;
  result timestamp;
BEGIN
  IF parts IS NOT NULL THEN
    amount := parts[1]::numeric;
    IF abs(amount) > (CASE parts[2] WHEN 'second' THEN 464269060799 WHEN 'minute' THEN 7737817680 WHEN 'hour' THEN 128963628
      WHEN 'day' THEN 5373484 WHEN 'month' THEN 176546 ELSE 14713 END) THEN
      RETURN NULL;
    END IF;
    IF parts[2] IN ('month', 'year') THEN
      -- The day stays, even past the month's end, from where it runs over into the next.
      result := date_trunc('month', moment) + trunc(amount)::int * CASE parts[2] WHEN 'month' THEN interval '1 month' ELSE interval '1 year' END
        + (moment - date_trunc('month', moment)) + (amount - trunc(amount))::float8 * CASE parts[2] WHEN 'month' THEN interval '30 days' ELSE interval '365 days' END;
    ELSE
      result := moment + amount::float8 * ('1 ' || parts[2])::interval;
    END IF;
  ELSIF word IN ('start of day', 'start of month', 'start of year') THEN
    result := date_trunc(substr(word, 10), moment);
  ELSIF word ~ '^weekday [0-6]$' THEN
    result := moment + ((substr(word, 9)::int - extract(dow FROM moment)::int + 7) % 7) * interval '1 day';
  ELSIF word IN ('subsec', 'subsecond', 'utc', 'ceiling') THEN
    result := moment;
  END IF;
  RETURN CASE WHEN result >= timestamp '15287-11-24 12:00' AND result < timestamp '30000-01-01' THEN date_trunc('milliseconds', result + interval '0.0005 seconds') END;
END
$$
--;
CREATE FUNCTION _formatted_time(format text, moment timestamp) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  result text := '';
  position int := 1;
  letter text;
  number int := extract(year FROM moment) - 20000;
  year text := CASE WHEN number < 0 THEN '-' ELSE '' END || lpad(abs(number)::text, 4, '0');
  -- PostgreSQL's pattern for each letter that is one.
  patterns constant jsonb := '{"d":"DD","g":"IY","H":"HH24","I":"HH12","j":"DDD","m":"MM","M":"MI",
    "p":"AM","P":"am","R":"HH24:MI","S":"SS","T":"HH24:MI:SS","u":"ID","V":"IW","f":"SS.MS"}';
BEGIN
  WHILE position <= length(format) LOOP
    letter := substr(format, position, 1);
    IF letter <> '%' THEN
      result := result || letter;
      position := position + 1;
      CONTINUE;
    END IF;
    letter := substr(format, position + 1, 1);
    position := position + 2;
    result := result || CASE
      WHEN patterns ? letter THEN to_char(moment, patterns ->> letter)
      WHEN letter = '%' THEN '%'
      WHEN letter = 'Y' THEN year
      WHEN letter = 'F' THEN year || to_char(moment, '-MM-DD')
      WHEN letter = 'G' THEN lpad((extract(isoyear FROM moment) - 20000)::text, 4, '0')
      WHEN letter = 'e' THEN lpad(extract(day FROM moment)::text, 2)
      WHEN letter = 'k' THEN lpad(extract(hour FROM moment)::text, 2)
      WHEN letter = 'l' THEN lpad(to_char(moment, 'FMHH12'), 2)
      WHEN letter = 's' THEN floor(extract(epoch FROM moment - interval '7304850 days'))::bigint::text
      WHEN letter = 'w' THEN extract(dow FROM moment)::text
      WHEN letter = 'U' THEN lpad(((extract(doy FROM moment)::int + 6 - extract(dow FROM moment)::int) / 7)::text, 2, '0')
      WHEN letter = 'W' THEN lpad(((extract(doy FROM moment)::int + 6 - (extract(isodow FROM moment)::int - 1)) / 7)::text, 2, '0')
      WHEN letter = 'J' THEN (extract(epoch FROM moment - interval '7304850 days')::float8 / 86400 + 2440587.5)::text
    END;
  END LOOP;
  RETURN result;
END
$$
--;
-- SQLite's strftime, but for the zone of the server and what depends on the order of `floor` and `ceiling`.
CREATE FUNCTION _strftime(format text, time_text text, modifiers text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  first text := lower(btrim(modifiers[1]));
  number float8 := _text_number(time_text);
  moment timestamp;
  modifier text;
BEGIN
  IF first IN ('unixepoch', 'auto', 'julianday') THEN
    modifiers := modifiers[2:];
    IF number IS NULL AND first <> 'auto' THEN
      RETURN NULL;
    END IF;
    IF first = 'unixepoch' OR (first = 'auto' AND (number < 0 OR number >= 5373484.5)) THEN
      IF number NOT BETWEEN -210866760000 AND 253402300799 THEN
        RETURN NULL;
      END IF;
      moment := date_trunc('milliseconds', timestamp '21970-01-01' + number * interval '1 second' + interval '0.0005 seconds');
    END IF;
  END IF;
  moment := coalesce(moment, _time_value(time_text));
  FOREACH modifier IN ARRAY modifiers LOOP
    moment := _modified_time(moment, modifier);
  END LOOP;
  RETURN _formatted_time(format, moment) COLLATE "C";
END
$$
